import fastifyPlugin from 'fastify-plugin'
import { nominationRoutes } from './nomination-routes.ts'
import { formRoutes } from './form-routes.ts'
import { submissionStore, type SubmissionStore } from './submission-store.ts'
import { addScanning } from './scans.ts'
import { addTeamNotifications } from './team-notifications.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    submissions: SubmissionStore
  }
}

/** Submissions of the site's forms: stored before they are acknowledged, and only once if repeated. */
export const submissions = fastifyPlugin(
  async function submissions(app) {
    const { config, database, now } = app
    app.decorate('submissions', submissionStore(database.db, now))
    addTeamNotifications(app)
    addScanning(app)
    await app.register(formRoutes)
    await app.register(nominationRoutes)

    // If another host sends the pages, its facts may be deployed later than the server.
    if (config.servesSite) app.siteFacts()
  },
  { name: 'submissions', dependencies: ['accounts', 'mail'] },
)
