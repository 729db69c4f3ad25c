import fastifyPlugin from 'fastify-plugin'
import { HOUR, MINUTE } from './clock.ts'

// Late enough not to delay the first pages, and soon enough for servers that restart often.
const FIRST_RUN = 5 * MINUTE

type Task = () => Promise<unknown>

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface FastifyInstance {
    /** Runs a task a few minutes after the start and then every hour, such as deleting expired rows. */
    everyHour: (task: Task) => void
  }
}

export const housekeeping = fastifyPlugin(async function housekeeping(app) {
  const tasks: Array<Task> = []
  app.decorate('everyHour', (task: Task) => void tasks.push(task))

  async function runTasks() {
    try {
      for (const task of tasks) await task()
    } catch (error) {
      // The database may be unavailable. The tasks run again in an hour.
      app.log.warn({ err: error }, 'housekeeping failed')
    }
  }

  const timer = setInterval(() => void runTasks(), HOUR)
  timer.unref()
  const first = setTimeout(() => void runTasks(), FIRST_RUN)
  first.unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
    clearTimeout(first)
  })
})
