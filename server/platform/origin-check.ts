import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { logout } from '#contract/session.ts'
import { isApiPath, pathname } from './api-paths.ts'
import type { Config } from './config.ts'
import { HttpError } from './errors.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Rejects changes that other sites' pages ask for (OWASP ASVS 5.0, 3.5.1 to 3.5.3). Browsers state the origin of each such
 * request, and pages cannot forge it. A request without any origin is no browser's, and carries no visitor's cookie.
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

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface FastifyContextConfig {
    /** For pages that browsers send a form to: they change something as well, outside the addresses of the API. */
    isFormPage?: boolean
  }
}

function changesState({ method, url, routeOptions }: FastifyRequest) {
  // The matched route, because "/%61uth/logout" leads there as well.
  const path = routeOptions.url ?? pathname(url)
  if (!isApiPath(path) && !routeOptions.config.isFormPage) return false
  // Signing out is a GET in the specification: an image on another site could request it.
  return !SAFE_METHODS.includes(method) || path === logout.path
}

function isSameSite({ headers }: FastifyRequest, { siteUrl, apiUrl }: Config) {
  const { origin, host } = headers
  const fetchSite = headers['sec-fetch-site']
  if (origin !== undefined) {
    if (origin === siteUrl.origin || origin === apiUrl.origin) return true
    // Without https, the machine may be reached under any of its names; the origin still has to be that name.
    return siteUrl.protocol === 'http:' && origin === `http://${host}`
  }
  // "none" means that the visitor typed the address.
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}
