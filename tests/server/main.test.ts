import { once } from 'node:events'
import { get, Agent, type IncomingMessage } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startServer } from './fixtures/server-process.ts'
import { ask, makeBuild } from './fixtures/site.ts'

// Starting a process takes a second, and several on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

// More than the kernel buffers for a client that does not read, so that the response stays in flight.
const BIG_FILE = '/images/big.00000000-960.avif'
const BIG = Buffer.alloc(48 * 1024 * 1024, 'big')

test('the server reports its address once it is reachable', async () => {
  const server = startServer({ BUILD_DIR: await makeBuild() })
  const port = await server.ready
  expect(server.output()).toBe(`Kente Code is at http://127.0.0.1:${port}\n`)
  expect((await ask({ port, path: '/healthz' })).status).toBe(200)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s the answer that is in flight arrives whole, then the process ends with success',
  async (signal) => {
    const server = startServer({ BUILD_DIR: await makeBuild({ [BIG_FILE.slice(1)]: BIG }) })
    const port = await server.ready
    const answer = await beginToDownload(port)

    server.child.kill(signal)
    await untilRefused(port)
    expect(server.child.exitCode).toBeNull()

    expect(await lengthOf(answer)).toBe(BIG.length)
    expect(await server.exited).toEqual({ code: 0, signal: null })
  },
)

test('connections that are kept open for later do not hold up the end', async () => {
  const server = startServer({ BUILD_DIR: await makeBuild() })
  const port = await server.ready
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const [answer] = (await once(get({ port, host: '127.0.0.1', path: '/blog', agent }), 'response')) as [
    IncomingMessage,
  ]
  expect(answer.headers.connection).toBe('keep-alive')
  await lengthOf(answer)
  const unused = connect(port, '127.0.0.1')
  onTestFinished(() => void unused.destroy())
  await once(unused, 'connect')

  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
})

test('a second signal ends the process at once, whatever is in flight', async () => {
  const server = startServer({ BUILD_DIR: await makeBuild({ [BIG_FILE.slice(1)]: BIG }) })
  const port = await server.ready
  const answer = await beginToDownload(port)
  answer.on('error', () => {
    // The test expects the server to close the connection.
  })

  server.child.kill('SIGTERM')
  await untilRefused(port)
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 1, signal: null })
})

test('a port in use is explained, with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo

  const server = startServer({ BUILD_DIR: await makeBuild(), PORT: String(port) })
  expect(await server.exited).toEqual({ code: 1, signal: null })
  expect(server.output()).toBe(
    `Port ${port} is in use. Stop the other program, or choose another: PORT=${port + 1} npm start\n`,
  )
})

/** Requests the large file without reading the response, so that the server stays busy. */
async function beginToDownload(port: number, agent?: Agent) {
  const [answer] = await once(
    get({ port, host: '127.0.0.1', path: BIG_FILE, agent: agent ?? false }),
    'response',
  )
  return answer as IncomingMessage
}

async function lengthOf(answer: IncomingMessage) {
  let length = 0
  for await (const chunk of answer) length += (chunk as Buffer).length
  return length
}

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
