import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { logout } from '#contract/session.ts'
import { pathname } from './api-paths.ts'
import type { Config } from '#server/platform/config.ts'
import { BAD_REQUEST, HttpError, notFound } from './errors.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Rejects changes requested by pages of other sites (OWASP ASVS 5.0, 3.5.1 to 3.5.3). Browsers state the origin of
 * each such request, and pages cannot forge it. A request without an origin does not come from a browser, and carries
 * no visitor's cookie.
 */
export const originCheck = fastifyPlugin(async function originCheck(app) {
  app.addHook('onRequest', async (request) => {
    if (changesState(request) && !isSameSite(request, app.config)) {
      throw new HttpError(
        403,
        'This can only be done from the pages of this site. Please open the site and try again.',
      )
    }
  })
})

function changesState({ method, url, routeOptions }: FastifyRequest) {
  // Uses the matched route, because "/%61uth/logout" matches as well.
  const path = routeOptions.url ?? pathname(url)
  // Logout is a GET by the specification: an image on another site could request it.
  return !SAFE_METHODS.includes(method) || path === logout.path
}

function isSameSite({ headers }: FastifyRequest, { siteUrl, apiUrl }: Config) {
  const { origin, host } = headers
  const fetchSite = headers['sec-fetch-site']
  if (origin !== undefined) {
    if (origin === siteUrl.origin || origin === apiUrl.origin) return true
    // Without https, the machine may be reached by any of its names; the origin still has to be the same name.
    return siteUrl.protocol === 'http:' && origin === `http://${host}`
  }
  // "none" means that the user entered the address.
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}

const NUL = '%00'

/** Refuses addresses with NUL, which PostgreSQL cannot store or compare: nobody types it. */
export const readableUrl = fastifyPlugin(async function readableUrl(app) {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.includes(NUL)) return
    throw url.split('?', 1)[0]?.includes(NUL) ? notFound() : new HttpError(400, BAD_REQUEST)
  })
})
