import { once } from 'node:events'
import { get, Agent, request, type IncomingMessage } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { startServer } from './fixtures/server-process.ts'
import { makeBuild } from './fixtures/site.ts'
import { MESSAGE } from './fixtures/submissions.ts'

// Starting a process takes a second, and several on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

test('on SIGTERM a form that is on its way is stored, and open connections without one hold up nothing', async () => {
  const server = startServer({ BUILD_DIR: await makeBuild() })
  const port = await server.ready
  expect(server.output()).toBe(`Kente Code is at http://127.0.0.1:${port}\n`)
  const [agent, proxy] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
  onTestFinished(() => [agent, proxy].forEach((each) => each.destroy()))
  const host = '127.0.0.1'
  const [kept] = (await once(get({ port, host, path: '/blog', agent }), 'response')) as [IncomingMessage]
  expect(kept.headers.connection).toBe('keep-alive')
  await once(kept.resume(), 'end')
  const unused = connect(port, host)
  onTestFinished(() => void unused.destroy())
  await once(unused, 'connect')

  const body = JSON.stringify(MESSAGE)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': 'key-of-the-form',
    expect: '100-continue',
  }
  const form = request({ port, host, method: 'POST', path: '/submissions/contact', headers, agent: proxy })
  form.flushHeaders()
  await once(form, 'continue')
  server.child.kill('SIGTERM')
  await untilRefused(port)
  expect(server.child.exitCode).toBeNull()
  form.end(body)
  const [answer] = (await once(form, 'response')) as [IncomingMessage]
  expect([answer.statusCode, answer.headers.connection]).toEqual([201, 'close'])
  answer.resume()
  expect(await server.exited).toEqual({ code: 0, signal: null })
})

test('a port in use is explained, with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const server = startServer({ BUILD_DIR: inject('builtSite'), PORT: String(port) })
  expect(await server.exited).toEqual({ code: 1, signal: null })
  const advice = `Stop the other program, or choose another: PORT=${port + 1} npm start`
  expect(server.output()).toBe(`Port ${port} is in use. ${advice}\n`)
})

/** Waits until the server accepts no new connections, the first visible sign that it is stopping. */
async function untilRefused(port: number) {
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const probe = connect(port, '127.0.0.1')
        probe.on('connect', () => {
          probe.destroy()
          reject(new Error('still taking connections'))
        })
        probe.on('error', () => resolve())
      }),
    { timeout: 5000, interval: 20 },
  )
}
