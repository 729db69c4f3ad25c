import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import pLimit from 'p-limit'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { BusyError, HttpError } from '#server/platform/http/errors.ts'
import { route, type Handle } from '#server/platform/http/route.ts'
import { isPassword } from './passwords.ts'
import { requireSession } from './session-cookie.ts'

// Sixteen times the largest account form.
const MAX_BODY = 16 * 1024

/** Options of routes with small bodies, for this number of requests from one address. */
export function routeOptions(perMinute: number): RouteShorthandOptions {
  return { bodyLimit: MAX_BODY, config: { rateLimit: { max: perMinute, timeWindow: MINUTE } } }
}

export const memberOptions: RouteShorthandOptions = { ...routeOptions(60), preHandler: requireSession }

// About a second of work, the longest that visitors should wait.
const MAX_ADMITTED = 100

const admitted = pLimit(MAX_ADMITTED)

/** Adds a route that hashes a password. If too many wait, it is refused before it reads or writes anything. */
export const hashingRoute: typeof route = (app, endpoint, options, handle) =>
  route(app, endpoint, options, async (call) => {
    if (admitted.activeCount >= MAX_ADMITTED)
      throw new BusyError('Too many passwords are waiting to be checked.')
    return admitted(() => handle(call))
  })

/**
 * Adds a route for a change that is hard to undo. It checks the password again: the user of an unlocked phone may not
 * be its owner (OWASP ASVS 5.0, 7.5.1). Attempts are rate limited like logins.
 */
export function confirmedRoute<Body extends GenericSchema<unknown, { current_password: string }>, Answer>(
  app: FastifyInstance,
  endpoint: Endpoint<Body, Answer>,
  options: RouteShorthandOptions,
  handle: Handle<Body, Answer>,
) {
  hashingRoute(app, endpoint, options, async (call) => {
    await confirmOwner(call.request, call.body.current_password)
    return handle(call)
  })
}

async function confirmOwner({ account, server }: FastifyRequest, password: string) {
  const attempt = server.loginThrottle.confirmation(account.id)
  await attempt.admit()
  const isRight = await isPassword(password, account.password_hash, attempt.refund)
  if (!isRight) throw new HttpError(403, 'The current password is wrong.')
  await attempt.succeeded()
}
