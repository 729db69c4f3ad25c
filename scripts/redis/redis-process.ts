import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { programPath } from '#scripts/program-path.ts'

/** The path of Redis or Valkey, or null. */
export function redisPath(): string | null {
  return programPath('redis-server', 'valkey-server')
}

export type RedisProcess = Awaited<ReturnType<typeof startRedis>>

/** Starts a Redis on a free port. It stores nothing on disk; `remove` stops it. */
export async function startRedis(program: string) {
  const directory = mkdtempSync(join(tmpdir(), 'gelegrid-redis-'))
  const port = await getPort({ host: '127.0.0.1' })
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, '--save', '']
  let child: ChildProcess | null = null

  /** Does nothing if it is running. */
  async function start() {
    if (child !== null) return
    child = spawn(program, settings, { stdio: 'ignore' })
    await untilItAnswers(port)
  }

  async function stop() {
    if (child === null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    child = null
  }

  async function remove() {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    remove,
    /** Keeps its connections but stops responding, like a machine that hangs. */
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
  }
}

async function untilItAnswers(port: number) {
  const deadline = Date.now() + 20_000
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(20)
    } finally {
      socket.destroy()
    }
  }
}
