import type { ChildProcess } from 'node:child_process'
import { spawnServer } from '#scripts/server-process.ts'

/** A server, and its data, into which faults are injected. */
export type Target = ReturnType<typeof makeTarget>

/** A server with its own database: SQLite, unless a PostgreSQL URL is given. */
export function makeTarget(dataDir: string, databaseUrl: string | null = null) {
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    SECRET: 'a key for servers that are only measured',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  }
  return { dataDir, databaseUrl, environment }
}

const running = new Set<ChildProcess>()

/**
 * Starts the server of the last build and waits until it is ready, with raised limits per address and no minimum time
 * for forms.
 */
export async function startServer({ environment }: Pick<Target, 'environment'>) {
  const settings = { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '9999', MIN_FILLING_SECONDS: '0', ...environment }
  const { child, ready, exited } = spawnServer(settings, ['build/server/main.js'])
  running.add(child)
  child.once('exit', () => running.delete(child))
  const port = await ready

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    child.kill(signal)
    await exited
  }
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid ?? 0, end }
}

/** Kills all servers that a fault has left running. */
export function killServers() {
  for (const child of running) child.kill('SIGKILL')
}

process.once('exit', killServers)
