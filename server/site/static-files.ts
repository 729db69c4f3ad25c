import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isApiPath } from '#server/platform/http/api-paths.ts'
import { sendMessage } from '#server/platform/http/errors.ts'
import { find, readPath } from './addresses.ts'
import { readSite, type SiteFile } from './read-site.ts'
import { sendFile } from './send-file.ts'

declare module 'fastify' {
  export interface FastifyInstance {
    /** The page of the build at this path, or null. Undefined if another host sends the pages. */
    pageAt?: (path: string) => SiteFile | null
  }
}

/** Answers all addresses without a route: with a file of the site, a redirect, or "not found". */
export const staticFiles = fastifyPlugin(
  async function staticFiles(app) {
    const { buildDir, hasServiceWorker } = app.config
    const site = readSite(buildDir, { hasServiceWorker })
    app.decorate('pageAt', (path) => site.files.get(path) ?? null)

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const path = readPath(request.url)
      const found = find(site, path, queryOf(request.url))
      if (found === null) return answerMissing(request, reply, path)
      if (!isReading(request)) return sendMessage(request, reply.header('allow', 'GET, HEAD'), 405)
      if ('file' in found) return sendFile(reply, found.file)

      if ('pageLoad' in found) {
        // Makes React Router load the document: it would follow a redirect of page data unnoticed.
        const headers = { 'x-remix-redirect': found.pageLoad, 'x-remix-reload-document': 'true' }
        return reply.code(204).headers(headers).send()
      }

      // Without no-cache, browsers keep a permanent redirect forever, even if the address is used again.
      reply.code(301).headers({ location: found.redirectTo, 'cache-control': 'no-cache' })
      return reply.send()
    }

    function answerMissing(request: FastifyRequest, reply: FastifyReply, path: string) {
      const canShowPage = isReading(request) && !isApiPath(path) && opensPage(request)
      if (!canShowPage) return sendMessage(request, reply, 404)
      reply.header('vary', 'Accept')
      const { member, site: anywhere } = site.notFoundPages
      return sendFile(reply, isMemberArea(path) ? member : anywhere, 404)
    }

    app.setNotFoundHandler(answer)
  },
  { dependencies: ['platform'] },
)

/** Browsers name HTML for a page they open, but accept it only by a wildcard for a picture or a script. */
function opensPage({ headers }: FastifyRequest) {
  return headers.accept?.includes('text/html') ?? false
}

/** The same rule as `isMemberPath` of src/lib/addresses.ts, which the server may not import; a test compares them. */
export function isMemberArea(path: string) {
  return /^\/explore(?:\/|$)/i.test(path)
}

function isReading(request: FastifyRequest) {
  return request.method === 'GET' || request.method === 'HEAD'
}

function queryOf(url: string) {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}
