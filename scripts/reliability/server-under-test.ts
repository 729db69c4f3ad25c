import { spawnServer } from '#scripts/server-process.ts'

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/** The real server, ready, with its per-address rate limits raised. */
export async function startServer(environment: Record<string, string>) {
  const settings = { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '9999', ...environment }
  const server = spawnServer(settings, ['build/server/main.js'])
  const { child, exited, output } = server
  // Cleans up even if this process fails.
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const port = await server.ready

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    child.kill(signal)
    return (await exited).code
  }
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid ?? 0, end, output }
}
