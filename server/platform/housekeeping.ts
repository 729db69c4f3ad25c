import fastifyPlugin from 'fastify-plugin'
import { HOUR } from './clock.ts'
import type { Services } from '#server/services.ts'

type Options = { services: Pick<Services, 'sessions' | 'recoveries' | 'limits'> }

/** Once an hour forgets what has run out: nobody can use it any more, and it is about people. */
export const housekeeping = fastifyPlugin<Options>(async function housekeeping(app, { services }) {
  async function tidyUp() {
    try {
      await services.sessions.purge()
      await services.recoveries.purge()
      await services.limits.purge()
    } catch (error) {
      // The database may be away for a while. The next hour will do.
      app.log.warn({ err: error }, 'could not tidy up')
    }
  }

  const timer = setInterval(() => void tidyUp(), HOUR)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
})
