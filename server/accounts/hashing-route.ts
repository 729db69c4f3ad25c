import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'
import { BusyError } from '#server/platform/http/errors.ts'
import { route, type Call } from '#server/platform/http/route.ts'

// About a second of work, the longest that visitors should wait.
const MAX_ADMITTED = 100

let admitted = 0

/**
 * Adds a route that hashes a password. If too many are queued, it throws a BusyError before it counts an attempt or
 * queries the database: with writes for rejected requests, hardly any login succeeded under load.
 */
export function hashingRoute<Body extends GenericSchema | null, Answer>(
  app: FastifyInstance,
  endpoint: Endpoint<Body, Answer>,
  options: RouteShorthandOptions,
  handle: (call: Call<Body>) => Promise<Answer>,
) {
  route(app, endpoint, options, async (call) => {
    if (admitted >= MAX_ADMITTED) throw new BusyError('Too many passwords are waiting to be checked.')
    admitted += 1
    try {
      return await handle(call)
    } finally {
      admitted -= 1
    }
  })
}
