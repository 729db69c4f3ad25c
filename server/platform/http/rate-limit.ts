import rateLimiter, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SECOND } from '#server/platform/clock.ts'
import type { Limit } from '#server/platform/database/limit-store.ts'
import { tooManyRequests } from './errors.ts'
import { keyedHash } from '#server/platform/tokens.ts'

// Addresses remembered per route. The least recently seen one is dropped, so that memory stays bounded.
const MAX_ADDRESSES = 20_000

const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

/**
 * Limits the requests that one address may make, for routes with a `rateLimit` in their `config`. A whole school may
 * share an address, so a limit is for a class that starts its lesson, not for one person. Each server counts in its own
 * memory, or all servers together in Redis if REDIS_URL is set. Either suffices against scripts that walk through lists:
 * single accounts are protected by limits in the database (accounts/login-throttle.ts).
 */
export async function addRateLimits(app: FastifyInstance) {
  // A client that has reset the connection has no address any more and reads no answer.
  app.addHook('onRequest', async ({ raw, log }, reply) => {
    if (raw.socket.remoteAddress !== undefined) return
    log.debug('connection reset')
    reply.hijack()
  })
  // Before the library, whose own hook reads the limit.
  app.addHook('onRoute', (route) => {
    const { rateLimit } = route.config ?? {}
    if (!rateLimit) return
    const max = scaled(Number(rateLimit.max), app)
    route.config = { ...route.config, rateLimit: { ...rateLimit, max } }
  })
  await app.register(rateLimiter, {
    global: false,
    ...(await storeOf(app)),
    addHeaders: { ...NO_HEADERS, 'retry-after': false },
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  })
}

// A visitor waits at most this long for a Redis that hangs.
const MAX_WAIT = 250

/** The store of the counts. While Redis is unavailable nothing is counted: accounts have limits in the database. */
async function storeOf(app: FastifyInstance) {
  const { config, secret, log, metrics } = app
  if (config.redisUrl === null) return { cache: MAX_ADDRESSES }
  const { Redis } = await import('ioredis')
  const redis = new Redis(config.redisUrl, {
    // No request waits for a connection.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: MAX_WAIT,
    connectTimeout: 3 * SECOND,
    // A host that disappears without closing leaves a connection that looks alive.
    socketTimeout: 3 * SECOND,
  })
  metrics.gauge({
    name: 'redis_reachable',
    help: 'Whether Redis counts the limits for one address: 1 or 0.',
    read: () => Number(redis.status === 'ready'),
  })
  let isUnreachable = false
  redis.on('error', (err) => {
    if (!isUnreachable) log.warn({ err }, 'Redis cannot be used: requests of one address are not counted')
    isUnreachable = true
  })
  redis.on('ready', () => {
    if (isUnreachable) log.info('Redis is back: requests of one address are counted again')
    isUnreachable = false
  })
  app.addHook('onClose', async () => redis.disconnect())
  return {
    redis,
    skipOnError: true,
    // Several sites may share one Redis, and it learns no address.
    nameSpace: `${config.siteUrl.host} `,
    keyGenerator: ({ ip }: FastifyRequest) => keyedHash(normalizeIP(ip), secret),
  }
}

/** Applies RATE_LIMIT_FACTOR to a maximum per address. */
export function scaled(max: number, { config }: Pick<FastifyInstance, 'config'>) {
  return Math.max(1, Math.floor(max * config.rateLimitFactor))
}

/** A limit per client that is counted in the database. The key is hashed so that a leaked table does not reveal IP addresses. */
export function clientLimit(
  app: Pick<FastifyInstance, 'config' | 'secret'>,
  { key, max, windowMs }: Limit,
  address: string,
): Limit {
  // Of IPv6 the network: providers assign all addresses of one /64 to a household, or even a single machine.
  const hash = keyedHash(normalizeIP(address), app.secret)
  return { key: `${key}:${hash}`, max: scaled(max, app), windowMs }
}
