import { once } from 'node:events'
import { get, Agent, type IncomingMessage } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { startServer } from './fixtures/server-process.ts'
import { makeBuild } from './fixtures/site.ts'

// Starting a process takes a second, and several on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

// More than the kernel buffers for a client that does not read, so that the response stays in flight.
const BIG_FILE = '/images/big.00000000-960.avif'
const BIG = Buffer.alloc(48 * 1024 * 1024, 'big')

test('on SIGTERM the answer that is in flight arrives whole, and open connections without one hold up nothing', async () => {
  const server = startServer({ BUILD_DIR: await makeBuild({ [BIG_FILE.slice(1)]: BIG }) })
  const port = await server.ready
  expect(server.output()).toBe(`Kente Code is at http://127.0.0.1:${port}\n`)
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const ask = async (path: string, agentOf: Agent | false) =>
    (await once(get({ port, host: '127.0.0.1', path, agent: agentOf }), 'response'))[0] as IncomingMessage
  const kept = await ask('/blog', agent)
  expect(kept.headers.connection).toBe('keep-alive')
  await once(kept.resume(), 'end')
  const unused = connect(port, '127.0.0.1')
  onTestFinished(() => void unused.destroy())
  await once(unused, 'connect')

  const answer = await ask(BIG_FILE, false)
  server.child.kill('SIGTERM')
  await untilRefused(port)
  expect(server.child.exitCode).toBeNull()
  let length = 0
  for await (const chunk of answer) length += (chunk as Buffer).length
  expect(length).toBe(BIG.length)
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
