import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import fastifyPlugin from 'fastify-plugin'
import { MINUTE, SECOND } from './clock.ts'

/** How slowly a body may arrive: within `grace`, plus a second for every `bytesPerSecond` received, but never beyond `max`. */
export type BodyRate = { grace: number; bytesPerSecond: number; max: number }

// For a form of a few kilobytes on a very slow connection.
const DEFAULT_RATE: BodyRate = { grace: 10 * SECOND, bytesPerSecond: Infinity, max: 10 * SECOND }

/** For files: 5 MB take minutes on a phone with bad reception. */
export const UPLOAD_RATE: BodyRate = { grace: 10 * SECOND, bytesPerSecond: 8 * 1024, max: 5 * MINUTE }

// Of a body that is too large. More comes only from programs.
const MAX_DISCARDED = 2 * 2 ** 20

/** For Node's own limit, which is the same for all routes. */
export const MAX_REQUEST = UPLOAD_RATE.max + 10 * SECOND

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface FastifyContextConfig {
    /** For routes whose body may take longer than usual. */
    minBodyRate?: BodyRate
  }
}

/** How many milliseconds a body may have taken, given the bytes that have arrived. */
export function deadlineFor(received: number, { grace, bytesPerSecond, max }: BodyRate) {
  return Math.min(grace + (received / bytesPerSecond) * SECOND, max)
}

/**
 * Closes connections whose body arrives too slowly. Otherwise a few hundred connections that send a byte now and then
 * would keep all others out (slowloris).
 */
export const minBodyRate = fastifyPlugin(async function minBodyRate(app) {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (hasBody(raw)) watch(raw, routeOptions.config.minBodyRate ?? DEFAULT_RATE)
  })

  // Fastify closes the connection of a body that is too large, in the middle of it: a proxy then says that we are down. What
  // is read and discarded instead has to keep the same pace.
  app.addHook('onSend', async ({ headers }, reply) => {
    if (reply.statusCode === 413 && Number(headers['content-length']) <= MAX_DISCARDED)
      reply.removeHeader('connection')
  })

  // A client that reads nothing: closed in the usual way, the answer would stay in the memory of the system for minutes.
  app.server.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.resetAndDestroy()
    else socket.destroy()
  })

  function watch(raw: IncomingMessage, rate: BodyRate) {
    const { socket } = raw
    // Requests injected by tests have no real socket.
    if (!(socket instanceof Socket)) return
    // This limit replaces that of silence: after a fast beginning, a phone may be in a tunnel for a while.
    socket.setTimeout(MAX_REQUEST)
    const startedAt = performance.now()
    const bytesBefore = socket.bytesRead
    let timer = setTimeout(check, rate.grace)
    raw.once('close', () => clearTimeout(timer))

    function check() {
      if (raw.complete) return
      const left = startedAt + deadlineFor(socket.bytesRead - bytesBefore, rate) - performance.now()
      if (left > 0) timer = setTimeout(check, left)
      else app.server.emit('clientError', timeoutError(), socket)
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
