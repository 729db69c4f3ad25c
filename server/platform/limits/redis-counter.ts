import { Redis, type RedisOptions } from 'ioredis'
import type { FastifyBaseLogger } from 'fastify'
import { SECOND } from '#server/platform/clock.ts'

export type Counted = {
  count: number
  /** Milliseconds until the count restarts. */
  ttl: number
}

/** Counts for all servers together. Returns null if the counter is unavailable. */
export type SharedCounter = {
  count: (key: string, windowMs: number) => Promise<Counted | null>
  isReachable: () => boolean
  close: () => void
}

// A visitor waits at most this long, once per pause.
const MAX_WAIT = 250
const PAUSE = 2 * SECOND

const OPTIONS = {
  // No request waits for a connection: without one, the server uses its own count.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: MAX_WAIT,
  connectTimeout: 3 * SECOND,
  // A host that disappears without closing leaves a connection that looks alive.
  socketTimeout: 3 * SECOND,
  retryStrategy: (attempts: number) => Math.min(attempts * 100, 3 * SECOND),
} satisfies RedisOptions

// One atomic step, so that no count is left without an expiry.
const COUNT = `
  local count = redis.call('INCR', KEYS[1])
  local ttl = redis.call('PTTL', KEYS[1])
  if ttl < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[1])
    ttl = tonumber(ARGV[1])
  end
  return { count, ttl }
`

type Options = { url: string; log: FastifyBaseLogger; onFailure: () => void }

/** Counts in Redis or Valkey. It reconnects in the background, and never makes a request fail. */
export function redisCounter({ url, log, onFailure }: Options): SharedCounter {
  const redis = new Redis(url, { ...OPTIONS, scripts: { countInWindow: { lua: COUNT, numberOfKeys: 1 } } })
  const countInWindow = (redis as unknown as { countInWindow: CountInWindow }).countInWindow.bind(redis)
  let isUnreachable = false
  let pausedUntil = 0

  redis.on('ready', () => {
    if (isUnreachable) log.info('Redis is back: limits for one address are shared again')
    isUnreachable = false
    pausedUntil = 0
  })
  redis.on('error', noticeFailure)

  function noticeFailure(error: Error) {
    onFailure()
    if (isUnreachable) return
    isUnreachable = true
    log.warn({ err: error }, 'Redis cannot be used: each server counts by itself')
  }

  function isReachable() {
    return redis.status === 'ready' && performance.now() >= pausedUntil
  }

  async function count(key: string, windowMs: number) {
    if (!isReachable()) return null
    try {
      const [counted, ttl] = await countInWindow(key, windowMs)
      return { count: counted, ttl }
    } catch (error) {
      pausedUntil = performance.now() + PAUSE
      noticeFailure(error as Error)
      return null
    }
  }

  return { count, isReachable, close: () => redis.disconnect() }
}

type CountInWindow = (key: string, windowMs: number) => Promise<[number, number]>
