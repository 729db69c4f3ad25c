import fastifyPlugin from 'fastify-plugin'
import { BAD_REQUEST, HttpError, notFound } from './errors.ts'

const NUL = '%00'

/** Refuses addresses with NUL, which PostgreSQL cannot store or compare: nobody types it. */
export const readableUrl = fastifyPlugin(async function readableUrl(app) {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.includes(NUL)) return
    throw url.split('?', 1)[0]?.includes(NUL) ? notFound() : new HttpError(400, BAD_REQUEST)
  })
})
