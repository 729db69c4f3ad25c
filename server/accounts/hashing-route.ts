import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'
import { SECOND } from '#server/platform/clock.ts'
import { BusyError } from '#server/platform/http/errors.ts'
import { route, type Call } from '#server/platform/http/route.ts'
import type { IsWanted } from './password-hash.ts'

// About a second of work, the longest that visitors should wait.
const MAX_ADMITTED = 100

// For machines that are slower or busy with other work.
const MAX_WAIT = 5 * SECOND

let admitted = 0

type HashingCall<Body> = Call<Body> & {
  /** For hashPassword and isPassword: false if the client has disconnected or has waited too long. */
  isWanted: IsWanted
}

/**
 * Adds a route that hashes a password. If too many are queued, it throws a BusyError before it counts an attempt or
 * queries the database: with writes for rejected requests, hardly any login succeeded under load.
 */
export function hashingRoute<Body extends GenericSchema | null, Answer>(
  app: FastifyInstance,
  endpoint: Endpoint<Body, Answer>,
  options: RouteShorthandOptions,
  handle: (call: HashingCall<Body>) => Promise<Answer>,
) {
  route(app, endpoint, options, async (call) => {
    if (admitted >= MAX_ADMITTED) throw new BusyError('Too many passwords are waiting to be checked.')
    const deadline = performance.now() + MAX_WAIT
    const isWanted = () => !call.reply.raw.destroyed && performance.now() < deadline
    admitted += 1
    try {
      return await handle({ ...call, isWanted })
    } finally {
      admitted -= 1
    }
  })
}
