import fastifyPlugin from 'fastify-plugin'
import { subscriptionRoutes } from './routes.ts'

/** Newsletter and job mail, by double opt-in. The form itself is a submission (server/submissions/form-routes.ts). */
export const subscriptions = fastifyPlugin(
  async function subscriptions(app) {
    await app.register(subscriptionRoutes)
  },
  { dependencies: ['accounts', 'mail'] },
)
