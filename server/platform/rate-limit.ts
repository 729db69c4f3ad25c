import rateLimiter from '@fastify/rate-limit'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from './config.ts'
import { HttpError } from './errors.ts'

// Addresses remembered per route. Beyond that the one seen longest ago is forgotten, so memory stays bounded.
const MAX_ADDRESSES = 20_000

const NONE = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

/**
 * Makes `perAddress` work. Counted in the memory of each instance: this keeps machines from running through lists. What
 * protects a single account is counted in the database, in auth/tries.ts.
 */
export const rateLimit = fastifyPlugin(async function rateLimit(app) {
  await app.register(rateLimiter, {
    global: false,
    cache: MAX_ADDRESSES,
    addHeaders: { ...NONE, 'retry-after': false },
    addHeadersOnExceeding: NONE,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
})

/** The refusal of whoever has to wait for so many milliseconds. `or` is what else helps. */
export function tooMany(milliseconds: number, or = '') {
  const message = `You have tried this very often. Please try again ${inWords(milliseconds)}${or}.`
  return new HttpError(429, message, Math.ceil(milliseconds / 1000))
}

/** A span of time as people say it, rounded up so that nobody comes back too early. */
export function inWords(milliseconds: number) {
  const minutes = Math.ceil(milliseconds / 60_000)
  if (minutes <= 1) return 'in a minute'
  if (minutes < 60) return `in ${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'in an hour' : `in ${hours} hours`
}

type Allowance = { max: number; windowMs: number }

/**
 * For the `config` of a route: how often one address may ask in `windowMs` milliseconds. A whole school may share an
 * address, so `most` is meant for a class that starts its lesson, not for one person.
 */
export function perAddress(
  { max, windowMs }: Allowance,
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
) {
  return { rateLimit: { max: Math.max(1, Math.floor(max * rateLimitFactor)), timeWindow: windowMs } }
}
