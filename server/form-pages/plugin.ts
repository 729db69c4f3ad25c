import fastifyPlugin from 'fastify-plugin'
import { formPageRoutes } from './form-page-routes.ts'
import { sentPageRoutes } from './sent-page-routes.ts'

/** What browsers without scripts need of the server: pages that take a form, and pages that say thank you. */
export const formPages = fastifyPlugin(
  async function formPages(app) {
    await app.register(formPageRoutes)
    if (app.pageAt) await app.register(sentPageRoutes)
  },
  { name: 'form-pages', dependencies: ['submissions'] },
)
