import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import Negotiator from 'negotiator'
import { isApiPath } from '#server/platform/api-paths.ts'
import { find, looksLikeFile, readPath } from './paths.ts'
import type { Site } from './read-site.ts'
import { sendMessage } from '#server/platform/errors.ts'
import { sendFile } from './send-file.ts'

type Options = { site: Site; isHttps: boolean }

/** Answers every address that no other route has: with a file of the site, the way to it, or "not found". */
export const staticFiles = fastifyPlugin<Options>(async function staticFiles(app, { site, isHttps }) {
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = readPath(request.url)
    if (path === null) return sendMessage(request, reply, 400)

    const found = find(site, path)
    if (found === null) return answerMissing(request, reply, path)
    if (!isReading(request)) return sendMessage(request, reply.header('allow', 'GET, HEAD'), 405)
    if ('file' in found) return sendFile({ request, reply, file: found.file, isHttps })

    // Without no-cache, browsers keep a permanent redirect for good, even if the address is used again.
    reply
      .code(301)
      .headers({ location: found.redirectTo + queryOf(request.url), 'cache-control': 'no-cache' })
    return reply.send()
  }

  function answerMissing(request: FastifyRequest, reply: FastifyReply, path: string) {
    const canShowPage = isReading(request) && !isApiPath(path) && !looksLikeFile(path)
    if (!canShowPage || new Negotiator(request).mediaType(['text/html']) === undefined) {
      return sendMessage(request, reply, 404)
    }
    reply.header('vary', 'Accept')
    return sendFile({ request, reply, file: site.notFoundPage, isHttps, status: 404 })
  }

  // In onRequest, because later Fastify reads the body and would complain of it before we can say 404 or 405.
  app.all('/*', { onRequest: answer }, async () => {
    throw new Error('onRequest has answered')
  })
  // Methods and Accept-Version headers that Fastify's router does not match.
  app.setNotFoundHandler(answer)
})

function isReading(request: FastifyRequest) {
  return request.method === 'GET' || request.method === 'HEAD'
}

function queryOf(url: string) {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}
