import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { makeLogger } from '#tests/server/fixtures/log.ts'
import { listen, makeApp } from '#tests/server/fixtures/site.ts'

const OUR_FAULT = 'Something went wrong on our side. Please try again in a moment.'
const NOT_UNDERSTOOD = 'This request could not be understood.'

function addRoutes(app: FastifyInstance) {
  app.post('/api/echo', async (request) => request.body)
  app.get('/api/library', async () => {
    throw Object.assign(new Error('row "password=hunter2" is bad'), { statusCode: 422 })
  })
  app.get('/api/broken', async () => {
    throw new Error('SELECT failed on table members')
  })
  app.get('/api/database-down', async () => {
    throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { statusCode: 503 })
  })
  app.get('/broken-page', async () => {
    throw new Error('SELECT failed on table members')
  })
}

test('an error reveals nothing of its message, in JSON in the API and in plain text elsewhere', async () => {
  const app = await makeApp({ prepare: addRoutes })
  for (const [url, status, error] of [
    ['/api/library', 422, NOT_UNDERSTOOD],
    ['/api/broken', 500, OUR_FAULT],
    ['/api/database-down', 503, OUR_FAULT],
  ] as const) {
    const answer = await app.inject(url)
    expect([url, answer.statusCode, answer.json()]).toEqual([url, status, { error }])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  const page = await app.inject('/broken-page')
  expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8'])
  expect(page.body).toBe(`${OUR_FAULT}\n`)
})

test('a body that is far too large is read to its end: its sender gets the reason, and goes on', async () => {
  const port = await listen(await makeApp({ prepare: addRoutes }))
  const socket = connect(port, '127.0.0.1')
  const head = 'host: localhost\r\ncontent-type: application/json\r\n'
  socket.write(`POST /api/echo HTTP/1.1\r\n${head}content-length: ${2 ** 20}\r\n\r\n`)
  socket.write(Buffer.alloc(2 ** 20, 'x'))
  socket.write(`GET /healthz HTTP/1.1\r\n${head}connection: close\r\n\r\n`)
  const answers = await text(socket)
  expect(answers).toMatch(/^HTTP\/1\.1 413 .+"This is more than can be accepted here\."/s)
  expect(answers).toMatch(/\{"status":"ok"\}$/)
})

test('an error is logged with its cause; queries, headers and bodies never are', async () => {
  const { logger, lines, text: log } = makeLogger('trace')
  const app = await makeApp({ logger, prepare: addRoutes })
  const headers = { cookie: 'session=s3cret-cookie', authorization: 'Bearer s3cret-token' }
  await app.inject({ url: '/api/broken?code=s3cret-code', headers })
  await app.inject({ url: '/nothing?code=s3cret-code', headers })
  await app.inject({ url: '/%?code=s3cret-code', headers })
  await app.inject({ url: '/Blog?code=s3cret-code', headers })
  for (const payload of ['"s3cret-broken', '{"email":"s3cret-email"}']) {
    await app.inject({
      method: 'POST',
      url: '/api/echo?code=s3cret-code',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    })
  }

  expect(log()).not.toContain('s3cret')
  expect(log()).toContain('SELECT failed on table members')
  const answered = lines.filter(({ msg }) => msg === 'answered')
  expect(answered.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/api/broken', 500],
    ['GET', '/nothing', 404],
    ['GET', '/%EF%BF%BD', 404],
    ['GET', '/Blog', 301],
    ['POST', '/api/echo', 400],
    ['POST', '/api/echo', 200],
  ])
})

const RANDOM = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

test('a request that fails by our fault has the id of its log line in the answer [RUN-7]', async () => {
  const { logger, lines } = makeLogger()
  const app = await makeApp({ logger, prepare: addRoutes })
  const answer = await app.inject('/api/broken')
  expect(answer.headers['x-request-id']).toMatch(RANDOM)
  expect(new Set(lines.map(({ reqId }) => reqId))).toEqual(new Set([answer.headers['x-request-id']]))
  expect((await app.inject('/blog')).headers['x-request-id']).toBeUndefined()
})

test('a proxy that is trusted names the request, and nobody else does [RUN-7]', async () => {
  const nameIn = async (environment: Record<string, string>) => {
    const app = await makeApp({ environment, prepare: addRoutes })
    const headers = { 'x-request-id': '0123456789abcdef' }
    return (await app.inject({ url: '/api/broken', headers })).headers['x-request-id']
  }
  expect(await nameIn({ TRUST_PROXY: 'loopback' })).toBe('0123456789abcdef')
  expect(await nameIn({})).toMatch(RANDOM)
})
