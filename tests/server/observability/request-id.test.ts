import { expect, test } from 'vitest'
import { requestIds } from '#server/platform/observability/log.ts'
import { makeLogger } from '#tests/server/fixtures/log.ts'
import { makeApp } from '#tests/server/fixtures/site.ts'

const RANDOM = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const named = (id: string) => ({ headers: { 'x-request-id': id } })

test('a request that fails by our fault has the id of its log line in the answer [RUN-7]', async () => {
  const { logger, lines } = makeLogger()
  const app = await makeApp({
    logger,
    prepare: (server) => {
      server.get('/api/broken', async () => {
        throw new Error('it broke')
      })
    },
  })
  const answer = await app.inject('/api/broken')
  expect(answer.headers['x-request-id']).toMatch(RANDOM)
  expect(new Set(lines.map(({ reqId }) => reqId))).toEqual(new Set([answer.headers['x-request-id']]))
  expect((await app.inject('/blog')).headers['x-request-id']).toBeUndefined()
})

test('a proxy that is trusted names the request, if the name is one, and nobody else does [RUN-7]', () => {
  const trusting = requestIds({ trustProxy: 'loopback' })
  expect(trusting(named('0123456789abcdef'))).toBe('0123456789abcdef')
  for (const id of ['short', 'x'.repeat(65), 'with space and more', 'line\nbreak-and-more', '{"json": true}'])
    expect(trusting(named(id))).toMatch(RANDOM)
  expect(requestIds({ trustProxy: false })(named('0123456789abcdef'))).toMatch(RANDOM)
})
