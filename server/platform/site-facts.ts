import type { FastifyInstance } from 'fastify'
import { readSiteFacts, type SiteFacts } from './build-output.ts'

export type Organisation = SiteFacts['organisation']

declare module 'fastify' {
  export interface FastifyInstance {
    /** Facts of the content: the rules of the forms, and the organisation. Throws if the file is missing. */
    siteFacts: () => SiteFacts
    /** The organisation, for emails. Until the facts are available, the host name of the site is used. */
    organisation: () => Organisation
  }
}

/** Read once, as the pages are, or on each use if another host sends them, which may change them meanwhile. */
export function addSiteFacts(app: FastifyInstance) {
  const { servesSite, siteFactsFile, siteUrl } = app.config
  let facts: SiteFacts | undefined

  function readFacts() {
    if (!servesSite) return readSiteFacts(siteFactsFile)
    facts ??= readSiteFacts(siteFactsFile)
    return facts
  }

  app.decorate('siteFacts', readFacts)
  app.decorate('organisation', () => {
    try {
      return readFacts().organisation
    } catch {
      const { hostname } = siteUrl
      return {
        name: hostname,
        domain: hostname,
        address: '',
        email: `no-reply@${hostname}`,
        referencePrefix: '',
      }
    }
  })
}
