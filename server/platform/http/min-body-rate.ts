import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import fastifyPlugin from 'fastify-plugin'
import { MINUTE, SECOND } from '#server/platform/clock.ts'

/**
 * The time limit of a request body: `grace`, plus a second for every `bytesPerSecond` received, but at most `max`.
 */
export type BodyRate = { grace: number; bytesPerSecond: number; max: number }

// Suits a form of a few kilobytes on a very slow connection.
const DEFAULT_RATE: BodyRate = { grace: 10 * SECOND, bytesPerSecond: Infinity, max: 10 * SECOND }

/** For files: 5 MB take minutes on a phone with bad reception. */
export const UPLOAD_RATE: BodyRate = { grace: 10 * SECOND, bytesPerSecond: 8 * 1024, max: 5 * MINUTE }

// The part of an oversized body that is read and discarded. Only programs send more.
const MAX_DISCARDED = 2 * 2 ** 20

/** Node's own limit, which is the same for all routes. */
export const MAX_REQUEST = UPLOAD_RATE.max + 10 * SECOND

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface FastifyContextConfig {
    /** Overrides the default for routes with large bodies. */
    minBodyRate?: BodyRate
  }
}

/** The milliseconds that a body may have taken, given the number of bytes received. */
export function deadlineFor(received: number, { grace, bytesPerSecond, max }: BodyRate) {
  return Math.min(grace + (received / bytesPerSecond) * SECOND, max)
}

/**
 * Closes connections whose body arrives too slowly. Otherwise a few hundred connections that send one byte at a time
 * would exhaust the server (slowloris).
 */
export const minBodyRate = fastifyPlugin(async function minBodyRate(app) {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (hasBody(raw)) watch(raw, routeOptions.config.minBodyRate ?? DEFAULT_RATE)
  })

  // Fastify closes the connection while an oversized body is still arriving, and a proxy then reports that the server
  // is down. The body is read and discarded instead, under the same time limit.
  app.addHook('onSend', async ({ headers }, reply) => {
    if (reply.statusCode === 413 && Number(headers['content-length']) <= MAX_DISCARDED)
      reply.removeHeader('connection')
  })

  // The client does not read its answer. A regular close would keep the answer in the kernel's buffers for minutes.
  app.server.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.resetAndDestroy()
    else socket.destroy()
  })

  function watch(raw: IncomingMessage, rate: BodyRate) {
    const { socket } = raw
    // Requests injected by tests have no real socket.
    if (!(socket instanceof Socket)) return
    // Replaces the idle timeout: after a fast start, a phone may be in a tunnel for a while.
    socket.setTimeout(MAX_REQUEST)
    const startedAt = performance.now()
    const bytesBefore = socket.bytesRead
    let timer = setTimeout(check, rate.grace)
    raw.once('close', () => clearTimeout(timer))

    function check() {
      if (raw.complete) return
      const left = startedAt + deadlineFor(socket.bytesRead - bytesBefore, rate) - performance.now()
      if (left > 0) {
        timer = setTimeout(check, left)
        return
      }
      // No route sees the end of a body that is answered as too late.
      raw.unpipe().pause()
      app.server.emit('clientError', timeoutError(), socket)
    }
  }
})

function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

// The error that Node raises when its own limit is exceeded.
function timeoutError() {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}
