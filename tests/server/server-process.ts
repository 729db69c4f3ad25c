import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Runs the real server, as `npm start` does, and gathers what it says. */
export function startServer(environment: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gelegrid-data-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      ...environment,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))

  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  let output = ''
  const ready = new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /^GeleGrid is at http:\/\/[^:]+:(\d+)$/m.exec(output)?.[1]
      if (port !== undefined) resolve(Number(port))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then(() => reject(new Error(`The server ended before it was ready:\n${output}`)), reject)
  })
  // A server that is meant to fail is never ready: that is only a failure for those who wait for it.
  ready.catch(() => {})

  return { child, ready, exited, output: () => output }
}
