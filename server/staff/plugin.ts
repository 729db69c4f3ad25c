import fastifyPlugin from 'fastify-plugin'
import { accessRoutes } from './access-routes.ts'
import { donationRoutes } from './donation-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { overviewRoutes } from './overview.ts'
import { staffStore, type ActiveStaff } from './staff-store.ts'
import { submissionRoutes } from './submission-routes.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    staff: ReturnType<typeof staffStore>
  }

  export interface FastifyRequest {
    /** Set by `staffOptions`. */
    staff: ActiveStaff
  }
}

/** The staff console for submissions, open to accounts that the operator has given a role. */
export const staff = fastifyPlugin(
  async function staff(app) {
    const { database, now } = app
    app.decorate('staff', staffStore(database.db, now))
    app.decorateRequest('staff')
    await app.register(accessRoutes)
    await app.register(submissionRoutes)
    await app.register(donationRoutes)
    await app.register(overviewRoutes)
    await app.register(fileRoutes)
  },
  { name: 'staff', dependencies: ['platform', 'accounts', 'submissions', 'donations'] },
)
