import rateLimiter from '@fastify/rate-limit'
import fastifyPlugin from 'fastify-plugin'
import { HttpError } from './errors.ts'
import type { Config } from './config.ts'

// Addresses remembered for each route. The least recently seen one is dropped, so memory stays bounded.
const MAX_ADDRESSES = 20_000

const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

/**
 * Makes `perAddress` work. Each instance counts in its own memory, which is enough against scripts that walk through
 * lists. Single accounts are protected by limits in the database (accounts/login-throttle.ts).
 */
export const rateLimit = fastifyPlugin(async function rateLimit(app) {
  // A client that reset the connection at once has no address any more, and reads no answer.
  app.addHook('onRequest', async ({ raw, log }, reply) => {
    if (raw.socket.remoteAddress !== undefined) return
    log.debug('connection reset')
    reply.hijack()
  })
  const countRefusal = app.metrics.counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests that were refused because their address made too many.',
    labels: ['route'],
  })
  await app.register(rateLimiter, {
    global: false,
    cache: MAX_ADDRESSES,
    addHeaders: { ...NO_HEADERS, 'retry-after': false },
    addHeadersOnExceeding: NO_HEADERS,
    onExceeded: ({ routeOptions }) => countRefusal({ route: routeOptions.url ?? 'none' }),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  })
})

/** A 429 with the time to wait; `alternative` names another way. */
export function tooManyRequests(milliseconds: number, alternative = '') {
  const message = `You have tried this very often. Please try again ${formatWait(milliseconds)}${alternative}.`
  return new HttpError(429, message, Math.ceil(milliseconds / 1000))
}

/** Rounded up, so that a retry is not too early. */
export function formatWait(milliseconds: number) {
  const minutes = Math.ceil(milliseconds / 60_000)
  if (minutes <= 1) return 'in a minute'
  if (minutes < 60) return `in ${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'in an hour' : `in ${hours} hours`
}

type Limit = { max: number; windowMs: number }

export type RateLimitConfig = Pick<Config, 'rateLimitFactor'>

/**
 * For the `config` of a route: how many requests one address may make in `windowMs`. A whole school may share an address,
 * so `max` is meant for a class that starts its lesson, not for one person.
 */
export function perAddress({ max, windowMs }: Limit, config: RateLimitConfig) {
  return { rateLimit: { max: scaled(max, config), timeWindow: windowMs } }
}

/** A maximum for one address under the setting RATE_LIMIT_FACTOR. */
export function scaled(max: number, { rateLimitFactor }: RateLimitConfig) {
  return Math.max(1, Math.floor(max * rateLimitFactor))
}
