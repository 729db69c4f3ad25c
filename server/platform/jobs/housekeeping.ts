import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { HOUR, MINUTE } from '#server/platform/clock.ts'

// Late enough not to delay the first pages, and soon enough for servers that restart often.
const FIRST_RUN = 5 * MINUTE

// The delay after each failure of a task, as a locked database is often free again soon. Then every hour follows.
const RETRY_DELAYS = [1 * MINUTE, 5 * MINUTE, 15 * MINUTE]

declare module 'fastify' {
  export interface FastifyInstance {
    /** Runs a task some minutes after the start and then every hour, or sooner after it threw. */
    everyHour: (name: string, task: () => Promise<unknown>) => void
  }
}

export const housekeeping = fastifyPlugin(async function housekeeping(app) {
  const timers = new Map<string, NodeJS.Timeout>()
  let isClosing = false
  const countFailure = app.metrics.counter({
    name: 'housekeeping_failures_total',
    help: 'Hourly tasks that failed, such as deleting what is older than its period. They are tried again.',
    labels: ['task'],
  })

  app.decorate('everyHour', (name, task) => {
    let failures = 0
    const runIn = (delay: number) => timers.set(name, setTimeout(() => void run(), delay).unref())

    async function run() {
      try {
        await task()
        failures = 0
      } catch (err) {
        // The database closes while the server stops.
        if (isClosing) return
        app.log.warn({ err, task: name }, 'housekeeping failed, and will be tried again')
        countFailure({ task: name })
        failures++
      }
      if (!isClosing) runIn(RETRY_DELAYS[failures - 1] ?? HOUR)
    }

    runIn(FIRST_RUN)
  })

  app.everyHour('expired', () => purgeExpired(app))
  app.addHook('onClose', () => {
    isClosing = true
    for (const timer of timers.values()) clearTimeout(timer)
  })
})

/** Deletes what has an end of its own. What people sent has retention periods instead: server/privacy/. */
export async function purgeExpired({ database: { db }, now }: Pick<FastifyInstance, 'database' | 'now'>) {
  for (const table of ['sessions', 'confirmations', 'recoveries'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now()).execute()
  await db.deleteFrom('limits').where('ends_at', '<=', now()).execute()
}
