import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import parseRange from 'range-parser'
import { addVary, chooseEncoding, type Encoding } from './encoding.ts'
import type { SiteFile } from './read-site.ts'
import { contentSecurityPolicy, DOCUMENT_HEADERS } from '#server/platform/http/security-headers.ts'

type Delivery = {
  request: FastifyRequest
  reply: FastifyReply
  file: SiteFile
  status?: 200 | 404
}

/** The caching of files with a content hash in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Sends a file: in the best encoding that the browser accepts, as a 304 if the browser has it, or in part on request.
 */
export function sendFile({ request, reply, file, status = 200 }: Delivery) {
  const encoding = chooseEncoding(request, encodingsOf(file))
  reply.headers({
    'content-type': file.contentType,
    'cache-control': file.isImmutable ? IMMUTABLE : 'no-cache',
  })
  if (file.scriptHashes.length > 0) {
    const policy = contentSecurityPolicy(request.server.config, file.scriptHashes)
    reply.header('content-security-policy', policy)
  }
  if (isPartOfPages(file)) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name)
  if (hasCompressedCopies(file)) addVary(reply, 'Accept-Encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)

  const body = encoding === 'identity' ? file.body : file[encoding]
  if (status === 404) return reply.code(404).send(body)

  // Each encoding is a separate representation, and a strong ETag identifies only one.
  const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`
  reply.headers({ etag, 'last-modified': file.lastModified })
  if (fresh(request.headers, { etag, 'last-modified': file.lastModified })) {
    return reply.code(304).removeHeader('content-encoding').removeHeader('content-type').send()
  }
  if (encoding !== 'identity') return reply.send(body)
  return sendWholeOrPart(request, reply.header('accept-ranges', 'bytes'), file, etag)
}

/**
 * Whether a file is only loaded by pages. An SVG opened directly is a document, and the service worker has its own
 * policy.
 */
export function isPartOfPages({ isImmutable, contentType }: Pick<SiteFile, 'isImmutable' | 'contentType'>) {
  return isImmutable && !contentType.startsWith('image/svg')
}

function encodingsOf(file: SiteFile): Array<Encoding> {
  return (['br', 'gzip', 'identity'] as const).filter(
    (encoding) => encoding === 'identity' || file[encoding] !== null,
  )
}

function sendWholeOrPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, lastModified }: SiteFile,
  etag: string,
) {
  const { range, 'if-range': condition } = request.headers
  const isWanted = condition === undefined || condition === etag || condition === lastModified
  if (request.method !== 'GET' || range === undefined || !isWanted) return reply.send(body)

  const parts = parseRange(body.length, range)
  if (parts === -1) {
    reply.code(416).headers({ 'content-range': `bytes */${body.length}`, 'cache-control': 'no-store' })
    return reply.type('text/plain; charset=utf-8').send('The file is shorter than that.\n')
  }
  // For several ranges or an invalid one, the standard allows sending the whole file.
  const part = parts === -2 || parts.type !== 'bytes' || parts.length > 1 ? undefined : parts[0]
  if (part === undefined) return reply.send(body)

  const { start, end } = part
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${body.length}`)
    .send(body.subarray(start, end + 1))
}

function hasCompressedCopies(file: SiteFile) {
  return file.br !== null || file.gzip !== null
}
