import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isApiPath } from './api-paths.ts'
import type { Config } from './config.ts'
import { pathname } from '#server/site/paths.ts'
import { HttpError } from './errors.ts'

type Options = { config: Pick<Config, 'siteUrl' | 'apiUrl'> }

const ONLY_READING = ['GET', 'HEAD', 'OPTIONS']

// The specification has it as a GET, so a picture on another site could sign people out.
const CHANGES_ALTHOUGH_GET = ['/auth/logout']

/**
 * Lets nothing be changed from another site's page (OWASP ASVS 5.0, 3.5.1 to 3.5.3). Browsers say with each such request
 * where it comes from, and pages cannot make them lie. What says nothing is no browser, and has no visitor's cookie.
 */
export const originCheck = fastifyPlugin<Options>(async function originCheck(app, { config }) {
  app.addHook('onRequest', async (request) => {
    if (isChanging(request) && !comesFromHere(request, config)) {
      throw new HttpError(
        403,
        'This can only be done from the pages of this site. Please open the site and try again.',
      )
    }
  })
})

function isChanging({ method, url, routeOptions }: FastifyRequest) {
  // The route that was found, because "/%61uth/logout" leads there as well.
  const path = routeOptions.url ?? pathname(url)
  if (!isApiPath(path)) return false
  return !ONLY_READING.includes(method) || CHANGES_ALTHOUGH_GET.includes(path)
}

function comesFromHere({ headers }: FastifyRequest, { siteUrl, apiUrl }: Options['config']) {
  const { origin, host } = headers
  const fetchSite = headers['sec-fetch-site']
  if (origin !== undefined) {
    if (origin === siteUrl.origin || origin === apiUrl.origin) return true
    // A server without https is opened by whatever name the machine has just now; it still has to be its own name.
    return siteUrl.protocol === 'http:' && origin === `http://${host}`
  }
  // "none" is a person who typed the address.
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}
