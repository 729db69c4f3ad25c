import { once } from 'node:events'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { makeLogger } from '#tests/server/fixtures/log.ts'
import { listen, makeApp } from '#tests/server/fixtures/site.ts'
import { fileOf, nominationBody, PDF, storedIn } from '#tests/server/fixtures/submissions.ts'

// The maximum of simultaneous uploads.
const CLIENTS = 20

/** Sends the start of a request, waits, and resets the connection. */
async function sendAndReset(port: number, beginning: Buffer, until: () => Promise<unknown>) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(beginning, resolve))
  await until()
  socket.resetAndDestroy()
  await once(socket, 'close')
}

async function untilNoneIsLeft({ server }: FastifyInstance) {
  const open = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
  await vi.waitFor(async () => expect(await open()).toBe(0), 10_000)
}

test('a reset in the middle of an upload is no fault of the server, frees its place and stores nothing', async () => {
  const { logger, lines } = makeLogger('trace')
  const app = await makeApp({ logger, environment: { RATE_LIMIT_FACTOR: '9999' } })
  const port = await listen(app)
  const { body, headers } = await nominationBody({
    file: fileOf(Buffer.concat([PDF, Buffer.alloc(400_000)])),
  })
  const lengths = `Content-Length: ${body.length}\r\nContent-Type: ${headers['content-type']}\r\n`
  const head = `POST /submissions/nominations HTTP/1.1\r\nHost: a\r\nIdempotency-Key: key-of-the-form\r\n${lengths}\r\n`
  const half = Buffer.concat([Buffer.from(head), body.subarray(0, body.length / 2)])
  let begun = 0
  app.server.on('request', () => (begun += 1))
  for (const round of [1, 2]) {
    const untilAllBegan = () => vi.waitFor(() => expect(begun).toBe(round * CLIENTS), 10_000)
    await Promise.all(Array.from({ length: CLIENTS }, () => sendAndReset(port, half, untilAllBegan)))
    await untilNoneIsLeft(app)
  }
  expect(await storedIn(app.database)).toEqual([])
  await app.close()
  expect(lines.filter(({ level, status }) => Number(level) >= 40 || status === 429)).toEqual([])
})
