import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import type { SiteFile } from './read-site.ts'
import { contentSecurityPolicy, DOCUMENT_HEADERS } from '#server/platform/http/security-headers.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** The caching of files with a content hash in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Sends a file: in the best encoding that the browser accepts, or as a 304 if the browser has it. */
export function sendFile(reply: FastifyReply, file: SiteFile, status: 200 | 404 = 200) {
  const { request } = reply
  const encoding = chooseEncoding(request, file)
  reply.headers({
    'content-type': file.contentType,
    'cache-control': file.isImmutable ? IMMUTABLE : 'no-cache',
  })
  if (file.scriptHashes.length > 0) {
    const policy = contentSecurityPolicy(request.server.config, file.scriptHashes)
    reply.header('content-security-policy', policy)
  }
  if (isPartOfPages(file)) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name)
  if (file.br !== null || file.gzip !== null) {
    const others = reply.getHeader('vary')
    reply.header('vary', others === undefined ? 'Accept-Encoding' : `${String(others)}, Accept-Encoding`)
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)

  const body = encoding === 'identity' ? file.body : file[encoding]
  if (status === 404) return reply.code(404).send(body)

  // Each encoding is a separate representation, and a strong ETag identifies only one.
  const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`
  reply.header('etag', etag)
  if (fresh(request.headers, { etag })) {
    return reply.code(304).removeHeader('content-encoding').removeHeader('content-type').send()
  }
  return reply.send(body)
}

/** Whether only pages load a file. An SVG may be opened, and the service worker has its own policy. */
function isPartOfPages({ isImmutable, contentType }: Pick<SiteFile, 'isImmutable' | 'contentType'>) {
  return isImmutable && !contentType.startsWith('image/svg')
}

/** Clients that reject even the plain file get it anyway, which is more useful than a 406. */
function chooseEncoding(request: FastifyRequest, file: SiteFile): Encoding {
  const compressed = (['br', 'gzip'] as const).filter((encoding) => file[encoding] !== null)
  // Browsers list gzip first without a preference; Brotli is smaller.
  const accepted = new Negotiator(request).encoding([...compressed, 'identity'], {
    preferred: ['br', 'gzip'],
  })
  return compressed.find((encoding) => encoding === accepted) ?? 'identity'
}
