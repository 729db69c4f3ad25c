import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listen, makeApp } from '#tests/server/fixtures/site.ts'

function send(port: number, text: string) {
  return new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
  })
}

const COOKIES = `Cookie: ${'x'.repeat(20_000)}`

test.each([
  ['more headers than can be read', '431', `GET /auth/verify-user HTTP/1.1\r\nHost: a\r\n${COOKIES}\r\n\r\n`],
  ['what is not HTTP', '400', 'HELLO\r\n\r\n'],
])('%s gets %s with a readable, uncached message', async (_what, status, text) => {
  const port = await listen(await makeApp())
  const [head = '', body = ''] = (await send(port, text)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('cache-control: no-store')
  expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) as string })
})
