import type { FastifyRequest } from 'fastify'
import { logout } from '#contract/session.ts'
import { HttpError } from './errors.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

const REFUSED = 'This can only be done from the pages of this site. Please open the site and try again.'

/**
 * An onRequest hook: refuses changes requested by pages of other sites (OWASP ASVS 5.0, 3.5.1 to 3.5.3). Browsers state
 * the origin of each such request, and pages cannot forge it. A request without an origin does not come from a browser,
 * and carries no visitor's cookie.
 */
export async function checkOrigin(request: FastifyRequest) {
  if (changesState(request) && !isSameSite(request)) throw new HttpError(403, REFUSED)
}

// Logout is a GET by the specification: an image on another site could request it. Uses the matched route, because
// "/%61uth/logout" matches as well.
function changesState({ method, routeOptions }: FastifyRequest) {
  return !SAFE_METHODS.includes(method) || routeOptions.url === logout.path
}

function isSameSite({ headers, server }: FastifyRequest) {
  const { siteUrl, apiUrl } = server.config
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
