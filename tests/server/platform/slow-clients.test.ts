import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deadlineFor, UPLOAD_RATE } from '#server/platform/http/min-body-rate.ts'
import { ask, listen, makeApp } from '#tests/server/fixtures/site.ts'
import { fileOf, MEGABYTE, nominationBody, PDF } from '#tests/server/fixtures/submissions.ts'

// The limits are at most ten seconds, and Node checks every two; a busy machine takes longer.
const MAX_WAIT_MS = 45_000

test('a file may take as long as it keeps arriving, within five minutes', () => {
  const seconds = (received: number) => deadlineFor(received, UPLOAD_RATE) / 1000
  expect(seconds(0)).toBe(10)
  expect(seconds(80 * 1024)).toBe(20)
  expect(seconds(5 * 1024 * 1024)).toBe(300)
})

test.concurrent.each([
  ['headers', 'GET /blog HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'a body',
    'POST /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  ],
  [
    'a file',
    'POST /submissions/nominations HTTP/1.1\r\nHost: localhost\r\nIdempotency-Key: key-of-the-form\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9999\r\n\r\n--b\r\n',
  ],
])(
  'a client that sends %s endlessly is disconnected, and can read why',
  async (_what, beginning) => {
    const app = await makeApp({ prepare: (unprepared) => unprepared.post('/api/slow', async () => 'read') })
    const port = await listen(app)
    const received = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(port, '127.0.0.1')
      socket.write(beginning)
      // A byte arrives just before the answer is sent: a connection closed at once would be reset, answer and all.
      app.server.prependListener('clientError', () => void socket.write('x'))
      // One byte per second: the whole request is limited, not each pause.
      const drip = setInterval(() => socket.write('x'), 1000)
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('error', reject)
      socket.on('close', () => {
        clearInterval(drip)
        resolve(text)
      })
      onTestFinished(() => void socket.destroy())
    })
    expect(received).toMatch(/^HTTP\/1\.1 408 /)
  },
  MAX_WAIT_MS,
)

test.concurrent(
  'a client that goes on sending after this answer is not served, and disconnected in spite of it',
  async () => {
    const served = vi.fn<() => Promise<string>>(async () => 'read')
    const app = await makeApp({ prepare: (unprepared) => unprepared.post('/api/slow', served) })
    const socket = connect({ port: await listen(app), host: '127.0.0.1', allowHalfOpen: true })
    onTestFinished(() => void socket.destroy())
    const head =
      'POST /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n'
    socket.write(`${head}{`)
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (chunk) => resolve(chunk.toString())),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    // The body is complete, and a second request follows it.
    socket.write(`}${head}{}`)
    await new Promise<void>((resolve) => {
      socket.on('error', (error: NodeJS.ErrnoException) => expect(error.code).toBe('ECONNRESET'))
      socket.on('close', () => resolve())
    })
    expect(served).not.toHaveBeenCalled()
  },
  MAX_WAIT_MS,
)

test.concurrent(
  'a file that takes longer than that, but keeps arriving, is taken',
  async () => {
    const port = await listen(await makeApp())
    const file = fileOf(Buffer.concat([PDF, Buffer.alloc(300_000)]))
    const { body, headers } = await nominationBody({ file, fields: { category: 'male-ally' } })
    const answer = await ask({
      port,
      path: '/submissions/nominations',
      method: 'POST',
      headers,
      body: slowly(body),
    })
    expect(answer.status).toBe(201)
  },
  MAX_WAIT_MS,
)

test('a client that asks for large files and reads nothing is disconnected', async () => {
  const path = '/images/large.0a1b2c3d.jpg'
  const app = await makeApp({ files: { [path.slice(1)]: Buffer.alloc(8 * MEGABYTE) } })
  // As configured, only shorter.
  app.server.timeout = 500
  const port = await listen(app)
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20))
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  await vi.waitFor(async () => expect(await connections()).toBe(1), 5000)
  await vi.waitFor(async () => expect(await connections()).toBe(0), 5000)
})

/** In twenty-four pieces, half a second apart. */
async function* slowly(body: Buffer) {
  const size = Math.ceil(body.length / 24)
  for (let at = 0; at < body.length; at += size) {
    yield body.subarray(at, at + size)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
