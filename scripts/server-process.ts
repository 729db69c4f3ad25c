import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const READY = /^\S.* is at http:\/\/[^:]+:(\d+)$/m

/** Runs the server, given as arguments of Node.js, on a free port of this machine and collects its output. */
export function spawnServer(environment: Record<string, string>, program: ReadonlyArray<string>) {
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...environment },
  })
  const exited = once(child, 'exit').then(([code, signal]: Array<unknown>) => ({ code, signal }))
  let output = ''
  const ready = new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const port = READY.exec(output)?.[1]
      if (port !== undefined) resolve(Number(port))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then(() => reject(new Error(`The server ended before it was ready:\n${output}`)), reject)
  })
  // A server that is expected to fail never gets ready: only callers that wait for it handle the rejection.
  ready.catch(() => {})

  return { child, ready, exited, output: () => output }
}

/** Starts the server of the last build and waits for it, with raised limits per address and no minimum time for forms. */
export async function startBuiltServer(environment: Record<string, string>) {
  const settings = { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '9999', MIN_FILLING_SECONDS: '0', ...environment }
  const { child, ready, exited } = spawnServer(settings, ['build/server/main.js'])
  // It must not outlive this process.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const port = await ready

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    child.kill(signal)
    await exited
  }
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid ?? 0, end }
}

/** The mails written by a server without SMTP_URL, as text, oldest first. Empty if there is no folder. */
export function writtenMails(dataDir: string): Array<string> {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}
