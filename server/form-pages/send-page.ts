import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from '#server/platform/http/security-headers.ts'
import { addVary, chooseEncoding } from '#server/site/encoding.ts'

const compressors = {
  br: (html: string) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (html: string) => promisify(gzip)(html),
}

// A higher quality costs more time than it saves in transfer.
const BROTLI_QUALITY = 4

/** Sends a page generated for one visitor: it is not cached, and no script runs in it, whatever it contains. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string) {
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(request.server.config, null),
  })
  addVary(reply, 'Accept-Encoding')
  const encoding = chooseEncoding(request)
  if (encoding === 'identity') return reply.send(html)
  return reply.header('content-encoding', encoding).send(await compressors[encoding](html))
}
