import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Chooses the best of these encodings that the client accepts. */
export function chooseEncoding(
  request: FastifyRequest,
  available: ReadonlyArray<Encoding> = ['br', 'gzip', 'identity'],
): Encoding {
  const accepted = new Negotiator(request).encoding(
    [...available],
    // Browsers list gzip first without a preference; Brotli is smaller.
    { preferred: ['br', 'gzip'] },
  )
  // Clients that reject even the plain file get it anyway, which is more useful than a 406.
  return available.find((encoding) => encoding === accepted) ?? 'identity'
}

/** Adds a request header to Vary. */
export function addVary(reply: FastifyReply, name: string) {
  const others = reply.getHeader('vary')
  reply.header('vary', others === undefined ? name : `${String(others)}, ${name}`)
}
