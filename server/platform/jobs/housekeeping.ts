import type { FastifyInstance } from 'fastify'
import { MINUTE } from '#server/platform/clock.ts'

const INTERVAL = 10 * MINUTE

declare module 'fastify' {
  export interface FastifyInstance {
    /** Runs a task every ten minutes from the start on, also after it threw. */
    everyTenMinutes: (name: string, task: () => Promise<unknown>) => void
  }
}

export function addHousekeeping(app: FastifyInstance) {
  const timers: Array<NodeJS.Timeout> = []
  let isClosing = false
  const countFailure = app.metrics.counter({
    name: 'housekeeping_failures_total',
    help: 'Tasks that failed, such as deleting what is older than its period. They are tried again.',
    label: 'task',
  })

  app.decorate('everyTenMinutes', (name, task) => {
    async function run() {
      try {
        await task()
      } catch (err) {
        // The database closes while the server stops.
        if (isClosing) return
        app.log.warn({ err, task: name }, 'housekeeping failed, and will be tried again')
        countFailure(name)
      }
    }
    timers.push(setInterval(() => void run(), INTERVAL).unref())
  })

  app.everyTenMinutes('expired', () => purgeExpired(app))
  app.addHook('onClose', () => {
    isClosing = true
    timers.forEach((timer) => clearInterval(timer))
  })
}

/** Deletes what has an end of its own. What people sent has retention periods instead: server/privacy/. */
export async function purgeExpired({ database: { db }, now }: Pick<FastifyInstance, 'database' | 'now'>) {
  for (const table of ['sessions', 'confirmations', 'recoveries'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now()).execute()
  await db.deleteFrom('limits').where('ends_at', '<=', now()).execute()
}
