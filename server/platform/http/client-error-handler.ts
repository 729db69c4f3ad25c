import type { FastifyServerOptions } from 'fastify'
import { SECOND } from '#server/platform/clock.ts'
import { BAD_REQUEST } from './errors.ts'

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>

const MALFORMED = { line: '400 Bad Request', sentence: BAD_REQUEST }

const ANSWERS: Record<string, typeof MALFORMED> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    line: '408 Request Timeout',
    sentence: 'This request took too long to arrive. Please try again.',
  },
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    sentence:
      'Your browser sent more data with this request than we can read. Please delete the cookies of this site and try again.',
  },
}

/**
 * The time in which a client can read the answer. A connection closed while bytes are still arriving is reset, and a
 * reset takes the answer along (RFC 9112, section 9.6).
 */
const MAX_LINGER = 2 * SECOND

/** Answers requests that Node cannot parse. They have no request object, so no hook or route handles them. */
export const handleClientError: ClientErrorHandler = function answerUnreadable(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error)
    return
  }
  const { line, sentence } = ANSWERS[error.code] ?? MALFORMED
  const body = JSON.stringify({ error: sentence })
  const head = [
    `HTTP/1.1 ${line}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  // The rest of the request stays unread, so that it cannot be carried out after this answer.
  socket.pause()
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  const timer = setTimeout(() => socket.destroy(error), MAX_LINGER)
  socket.once('close', () => clearTimeout(timer))
}
