import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import fastifyPlugin from 'fastify-plugin'
import { MINUTE, SECOND } from './clock.ts'

/** How slowly a body may arrive: whole within `grace`, plus a second for every `bytesPerSecond` that have arrived. */
export type BodyRate = { grace: number; bytesPerSecond: number; max: number }

// A form of a few kilobytes, over the worst connection.
const DEFAULT_RATE: BodyRate = { grace: 10 * SECOND, bytesPerSecond: Infinity, max: 10 * SECOND }

/** For files: 5 MB from a phone at the edge of the net take minutes, and arrive all the same. */
export const UPLOAD_RATE: BodyRate = { grace: 10 * SECOND, bytesPerSecond: 8 * 1024, max: 5 * MINUTE }

/** For Node itself, which knows one limit for all addresses: the longest of any. */
export const MAX_REQUEST = UPLOAD_RATE.max + 10 * SECOND

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface FastifyContextConfig {
    /** Where a body may take longer than usual. */
    minBodyRate?: BodyRate
  }
}

/** How many milliseconds after its beginning a body has to be there, given what has arrived of it. */
export function deadlineFor(received: number, { grace, bytesPerSecond, max }: BodyRate) {
  return Math.min(grace + (received / bytesPerSecond) * SECOND, max)
}

/**
 * Cuts off who sends a body too slowly, as Node does with one limit for all addresses. Without it, a few hundred open
 * connections that send a byte now and then would keep everyone else out.
 */
export const bodyPace = fastifyPlugin(async function bodyPace(app) {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (hasBody(raw)) watch(raw, routeOptions.config.minBodyRate ?? DEFAULT_RATE)
  })

  function watch(raw: IncomingMessage, pace: BodyRate) {
    const { socket } = raw
    // A request that never went over a network is all there.
    if (!(socket instanceof Socket)) return
    const startedAt = performance.now()
    const bytesBefore = socket.bytesRead
    let timer = setTimeout(look, pace.grace)
    raw.once('close', () => clearTimeout(timer))

    function look() {
      if (raw.complete) return
      const left = startedAt + deadlineFor(socket.bytesRead - bytesBefore, pace) - performance.now()
      if (left > 0) timer = setTimeout(look, left)
      else app.server.emit('clientError', timeout(), socket)
    }
  }
})

function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** What Node says itself when its own limit is over: whoever handles that handles this. */
function timeout() {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}
