import { request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { makeLogger } from '#tests/server/fixtures/log.ts'
import { listen, makeApp } from '#tests/server/fixtures/site.ts'
import { fileOf, nominationBody, PDF } from '#tests/server/fixtures/submissions.ts'
import { canRun, HOST, startCaddy } from './caddy-process.ts'

const MEGABYTE = 2 ** 20
const FROM_HERE = { origin: `https://${HOST}` }

async function makeServer() {
  const { logger, lines } = makeLogger('debug')
  const app = await makeApp({
    logger,
    environment: {
      SITE_URL: `https://${HOST}`,
      TRUST_PROXY: 'loopback',
      SECRET: 'x'.repeat(32),
      RATE_LIMIT_FACTOR: '0.1',
    },
  })
  return { app, port: await listen(app), lines }
}

test.skipIf(!canRun())('behind Caddy the server answers as without it [RUN-9]', async () => {
  const { app, port, lines } = await makeServer()
  const { ask, plainPort } = await startCaddy(port)

  // Unchanged from the server: compression, policy and caching, without duplicates.
  const page = await ask('/blog', { headers: { 'accept-encoding': 'br', accept: 'text/html' } })
  const own = await app.inject({ url: '/blog', headers: { 'accept-encoding': 'br', accept: 'text/html' } })
  expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br'])
  expect(page.body.equals(own.rawPayload)).toBe(true)
  const security = ['content-security-policy', 'strict-transport-security']
  for (const name of [...security, 'cache-control', 'etag', 'vary'])
    expect([name, page.headers[name]]).toEqual([name, own.headers[name]])

  // Every client has separate limits, whatever headers it sends.
  const logIn = (from: string, forwarded: string) =>
    ask('/auth/login', {
      method: 'POST',
      from,
      headers: { ...FROM_HERE, 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: Buffer.from('{}'),
    })
  const statuses: Array<number> = []
  for (let time = 0; time < 5; time++) statuses.push((await logIn('127.0.0.2', `192.0.2.${time}`)).status)
  expect(statuses).toEqual([400, 400, 400, 429, 429])
  expect((await logIn('127.0.0.3', '127.0.0.2')).status).toBe(400)

  // The request has the same id in both logs.
  const named = lines.filter(({ msg, path }) => msg === 'answered' && path === '/auth/login')
  expect(named.every(({ reqId }) => /^[\da-f-]{32,36}$/.test(String(reqId)))).toBe(true)

  // The server rejects an oversized file with its own message, and the proxy an even larger one.
  const { body, headers } = await nominationBody({ file: fileOf(Buffer.alloc(5 * MEGABYTE + 1, PDF)) })
  const upload = await ask('/submissions/nominations', {
    method: 'POST',
    headers: { ...headers, ...FROM_HERE },
    body,
  })
  expect([upload.status, upload.body.toString()]).toEqual([413, expect.stringContaining('larger than 5 MB')])
  const flood = await ask('/submissions/contact', {
    method: 'POST',
    headers: { ...FROM_HERE, 'content-type': 'application/json' },
    body: Buffer.alloc(MEGABYTE, 'x'),
  })
  expect([flood.status, flood.body.toString()]).toEqual([
    413,
    '{"error":"This is more than can be accepted here."}',
  ])

  const plain = request({ host: '127.0.0.1', port: plainPort, path: '/blog', headers: { host: HOST } }).end()
  const [answer] = (await once(plain, 'response')) as [IncomingMessage]
  expect(answer.headers.location).toBe(`https://${HOST}/blog`)
  answer.resume()

  await app.close()
  const down = await ask('/blog')
  expect([down.status, down.headers['retry-after']]).toEqual([503, '5'])
  expect(down.body.toString()).toContain('This site is back in a moment.')
})
