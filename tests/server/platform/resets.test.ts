import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { logOptions } from '#server/platform/observability/log.ts'
import { listen, makeApp } from '#tests/server/fixtures/site.ts'
import { fileOf, nominationBody, PDF, storedIn } from '#tests/server/fixtures/submissions.ts'

const CLIENTS = 50
// The maximum of simultaneous uploads.
const UPLOADS = 20

type Line = { level: number; status?: number }

/** A server and its log. */
async function makeLoggedApp() {
  const lines: Array<Line> = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) }
  const app = await makeApp({
    logger: { ...logOptions('trace'), stream },
    environment: { RATE_LIMIT_FACTOR: '9999' },
  })
  return { app, lines, port: await listen(app) }
}

/** Sends the start of a request, optionally waits, and resets the connection. */
async function sendAndReset(
  port: number,
  beginning: string | Buffer,
  until?: (socket: Socket) => Promise<unknown>,
) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(beginning, resolve))
  await until?.(socket)
  socket.resetAndDestroy()
  await once(socket, 'close')
}

function all(clients: number, reset: () => Promise<void>) {
  return Promise.all(Array.from({ length: clients }, reset))
}

async function untilNoneIsLeft({ server }: FastifyInstance) {
  const open = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
  await vi.waitFor(async () => expect(await open()).toBe(0), 10_000)
}

const json = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nIdempotency-Key: key-of-the-form\r\nContent-Length: ${body.length}\r\n\r\n${body}`

test.each([
  ['asks for a page', 'GET /blog HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['logs in', json('/auth/login', '{"email":"amina@example.com","password":"a password","remember":false}')],
  [
    'sends half a form',
    json('/submissions/contact', '{"fullName":"Amina').replace(/Length: \d+/, 'Length: 999'),
  ],
])('a client that %s and resets the connection is no fault of the server', async (_what, beginning) => {
  const { app, lines, port } = await makeLoggedApp()
  await all(CLIENTS, () => sendAndReset(port, beginning))
  await untilNoneIsLeft(app)
  await app.close()
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
})

test('a reset in the middle of an upload is no fault of the server, frees its place and stores nothing', async () => {
  const { app, lines, port } = await makeLoggedApp()
  const { body, headers } = await nominationBody({
    file: fileOf(Buffer.concat([PDF, Buffer.alloc(400_000)])),
  })
  const lengths = `Content-Length: ${body.length}\r\nContent-Type: ${headers['content-type']}\r\n`
  const head = `POST /submissions/nominations HTTP/1.1\r\nHost: a\r\nIdempotency-Key: key-of-the-form\r\n${lengths}\r\n`
  const half = Buffer.concat([Buffer.from(head), body.subarray(0, body.length / 2)])
  let begun = 0
  app.server.on('request', () => (begun += 1))
  for (const round of [1, 2]) {
    const untilAllBegan = () => vi.waitFor(() => expect(begun).toBe(round * UPLOADS), 10_000)
    await all(UPLOADS, () => sendAndReset(port, half, untilAllBegan))
    await untilNoneIsLeft(app)
  }
  expect(await storedIn(app.database)).toEqual([])
  await app.close()
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
  expect(lines.filter(({ status }) => status === 429)).toEqual([])
})
