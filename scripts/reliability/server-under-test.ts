import { spawn } from 'node:child_process'
import { once } from 'node:events'

const READY = /^GeleGrid is at http:\/\/[^:]+:(\d+)$/m

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/** The real server in a process of its own, on a free port of this machine. Limits for one address are out of the way. */
export async function startServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '9999',
      ...environment,
    },
  })
  const exited = once(child, 'exit')
  // Should a mistake end this process first, nothing stays behind.
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  let output = ''
  const port = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = READY.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then(() => reject(new Error(`The server ended before it was ready:\n${output}`)), reject)
  })

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    child.kill(signal)
    const [code] = (await exited) as [number | null]
    return code
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port: Number(port),
    pid: child.pid ?? 0,
    end,
    output: () => output,
  }
}
