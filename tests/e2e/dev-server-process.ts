import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export type DevServer = {
  url: string
  /** The output so far. */
  terminal: () => string
  /** The number of times that the content was prepared. */
  builds: () => number
  /** Stops the server and removes the copy of the project. */
  stop: () => void
}

/** Starts `npm run dev -- --demo` in a copy of the project, and waits until it responds. */
export async function startDevServer(root: string, port: number, timeoutMs = 180_000): Promise<DevServer> {
  let terminal = ''
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/dev.ts', '--demo', '--port', String(port), '--strictPort'],
    // A separate process group, so that the servers it starts can be stopped with it.
    { cwd: root, env: { ...process.env, PORT: String(port) }, detached: true },
  )
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (terminal += stripVTControlCharacters(chunk.toString())))
  function stop() {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid)
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
  const until = Date.now() + timeoutMs
  while (!terminal.includes(`localhost:${port}`)) {
    if (server.exitCode !== null || Date.now() > until) {
      stop()
      throw new Error(`The dev server did not start:\n${terminal}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url: `http://localhost:${port}`,
    terminal: () => terminal,
    builds: () => terminal.split('content: ').length - 1,
    stop,
  }
}
