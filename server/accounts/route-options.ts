import type { RouteShorthandOptions } from 'fastify'
import { MINUTE } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { perAddress } from '#server/platform/http/rate-limit.ts'

// Sixteen times the largest account form.
const MAX_BODY = 16 * 1024

type RouteLimits = { perMinute: number; config: Pick<Config, 'rateLimitFactor'> }

/** Options of routes with passwords: body limit and rate limit. */
export function routeOptions({ perMinute, config }: RouteLimits): RouteShorthandOptions {
  return { bodyLimit: MAX_BODY, config: perAddress({ max: perMinute, windowMs: MINUTE }, config) }
}
