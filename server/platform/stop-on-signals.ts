import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const STOP_TIMEOUT_MS = 10_000

// Connections that the system has taken in our name wait in a queue, and closing would reset them. This is enough to let
// hundreds in. Meanwhile nobody is told to go, or those who are inside would queue up anew.
const DRAIN_MS = 100

/** The parts of `process` that stopping needs, so that a test can hand in its own. */
export type Process = {
  on: (signal: 'SIGTERM' | 'SIGINT', listener: () => void) => unknown
  exit: (code: number) => void
}

/**
 * On SIGTERM or SIGINT: takes no new connections, finishes what is in flight, and ends with 0. A second signal, or
 * ten seconds, ends it at once with 1.
 */
export function stopOnSignals(app: FastifyInstance, process: Process) {
  let isStopping = false

  const stop = () => {
    if (isStopping) return process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    wait(DRAIN_MS)
      .then(() => app.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'could not stop cleanly')
          process.exit(1)
        },
      )
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
