import fastifyPlugin from 'fastify-plugin'
import { formPageRoutes } from './form-page-routes.ts'
import { sentPageRoutes } from './sent-page-routes.ts'

/** Routes for browsers without scripts: pages that take a form, and thank-you pages. */
export const formPages = fastifyPlugin(
  async function formPages(app) {
    await app.register(formPageRoutes)
    if (app.pageAt) await app.register(sentPageRoutes)
  },
  { name: 'form-pages', dependencies: ['submissions'] },
)
