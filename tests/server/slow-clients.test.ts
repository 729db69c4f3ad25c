// @vitest-environment node
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen, makeApp } from './site-fixture'

// The limits are ten seconds at most, and Node looks every two.
const LONGEST_WAIT = 15_000

test('the limits for slow clients are set', async () => {
  const app = await makeApp()
  expect(app.server.headersTimeout).toBe(8000)
  expect(app.server.requestTimeout).toBe(10_000)
})

test.concurrent.each([
  ['headers', 'GET /blog HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'a body',
    'POST /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  ],
])(
  'whoever sends %s without end is cut off',
  async (_what, beginning) => {
    const app = await makeApp({ prepare: (unprepared) => unprepared.post('/api/slow', async () => 'read') })
    const port = await listen(app)
    const received = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(beginning))
      // One more byte each second: it is the whole that may not take long, not each pause.
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
  LONGEST_WAIT,
)
