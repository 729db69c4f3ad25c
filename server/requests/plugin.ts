import fastifyPlugin from 'fastify-plugin'
import { requestStore, type RequestStore } from './request-store.ts'
import { requestRoutes } from './routes.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    requests: RequestStore
  }
}

/** Requests of members for mentoring and for invitations to channels. */
export const requests = fastifyPlugin(
  async function requests(app) {
    app.decorate('requests', requestStore(app.database.db, app.now))
    await app.register(requestRoutes)
  },
  { name: 'requests', dependencies: ['accounts'] },
)
