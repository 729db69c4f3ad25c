import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { logOptions } from '#server/platform/observability/log.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { listen, makeApp } from '#tests/server/fixtures/site.ts'

const OUR_FAULT = 'Something went wrong on our side. Please try again in a moment.'

function addRoutes(app: FastifyInstance) {
  app.post('/api/echo', { bodyLimit: 1000 }, async (request) => request.body)
  app.post('/api/refuse', async () => {
    throw new HttpError(409, 'This e-mail address has an account already.')
  })
  app.post('/api/full', async () => {
    throw new HttpError(503, 'Our storage is full.', 3600)
  })
  app.post('/api/library', async () => {
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

test('error messages of libraries are not exposed', async () => {
  const app = await makeApp({ prepare: addRoutes })
  const answer = await app.inject({ method: 'POST', url: '/api/library' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toEqual({ error: 'This request could not be understood.' })
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

test.each([
  ['/api/broken', 500],
  ['/api/database-down', 503],
])('an internal error at %s reveals no details', async (url, status) => {
  const app = await makeApp({ prepare: addRoutes })
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ error: OUR_FAULT })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('outside the API an error is plain text', async () => {
  const app = await makeApp({ prepare: addRoutes })
  const answer = await app.inject('/broken-page')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toBe(`${OUR_FAULT}\n`)
})

test('an error is logged with its cause; queries, headers and bodies never are', async () => {
  const lines: Array<string> = []
  const stream = { write: (line: string) => lines.push(line) }
  const app = await makeApp({ logger: { ...logOptions('trace'), stream }, prepare: addRoutes })
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

  const log = lines.join('')
  expect(log).not.toContain('s3cret')
  expect(log).toContain('SELECT failed on table members')
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
  expect(answered.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/api/broken', 500],
    ['GET', '/nothing', 404],
    ['GET', '/Blog', 301],
    ['POST', '/api/echo', 400],
    ['POST', '/api/echo', 200],
  ])
})
