import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { HOUR, MINUTE } from '#server/platform/clock.ts'

// Late enough not to delay the first pages, and soon enough for servers that restart often.
const FIRST_RUN = 5 * MINUTE

// The delay after each failure of a task, as a locked database is often free again soon. Then the next hour follows.
const RETRY_DELAYS = [1 * MINUTE, 5 * MINUTE, 15 * MINUTE] as const

type Task = { name: string; run: () => Promise<unknown> }

declare module 'fastify' {
  export interface FastifyInstance {
    /**
     * Runs a task a few minutes after the start and then every hour, such as deleting expired rows. If it throws, it is
     * repeated sooner.
     */
    everyHour: (name: string, run: Task['run']) => void
  }
}

export const housekeeping = fastifyPlugin(async function housekeeping(app) {
  const tasks: Array<Task> = []
  let retry: NodeJS.Timeout | undefined
  let isClosing = false
  app.decorate('everyHour', (name, run) => void tasks.push({ name, run }))
  const countFailure = app.metrics.counter({
    name: 'housekeeping_failures_total',
    help: 'Hourly tasks that failed, such as deleting what is older than its period. They are tried again.',
    labels: ['task'],
  })

  async function succeeds({ name, run }: Task) {
    try {
      await run()
      return true
    } catch (error) {
      // The database closes while the server stops.
      if (isClosing) return true
      app.log.warn({ err: error, task: name }, 'housekeeping failed, and will be tried again')
      countFailure({ task: name })
      return false
    }
  }

  async function runTasks(due: ReadonlyArray<Task>, attempt = 0) {
    clearTimeout(retry)
    const failed: Array<Task> = []
    for (const task of due) if (!(await succeeds(task))) failed.push(task)
    const delay = RETRY_DELAYS[attempt]
    if (failed.length === 0 || delay === undefined || isClosing) return
    retry = setTimeout(() => void runTasks(failed, attempt + 1), delay)
    retry.unref()
  }

  app.everyHour('expired', () => purgeExpired(app))

  const timer = setInterval(() => void runTasks(tasks), HOUR)
  timer.unref()
  const first = setTimeout(() => void runTasks(tasks), FIRST_RUN)
  first.unref()
  app.addHook('onClose', () => {
    isClosing = true
    clearInterval(timer)
    clearTimeout(first)
    clearTimeout(retry)
  })
})

/** Deletes what has an end of its own. What people sent has retention periods instead: server/privacy/. */
export async function purgeExpired({ database: { db }, now }: Pick<FastifyInstance, 'database' | 'now'>) {
  for (const table of ['sessions', 'confirmations', 'recoveries'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now()).execute()
  await db.deleteFrom('limits').where('ends_at', '<=', now()).execute()
}
