import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LruMap } from 'toad-cache'
import type { Counted, SharedCounter } from './redis-counter.ts'

type Answer = Parameters<FastifyRateLimitStore['incr']>[1]
type Route = { routeInfo: { method: string | Array<string>; url: string } }

type Parts = {
  counter: SharedCounter
  /** Makes a key that does not reveal the client's address. */
  keyOf: (client: string) => string
  /** Per route, in the memory of this server. */
  maxClients: number
}

/**
 * A store for @fastify/rate-limit that counts both locally and for all servers together. The shared count decides;
 * while it is unavailable, the local count does, which is always maintained.
 */
export function sharedLimitStore({ counter, keyOf, maxClients }: Parts): FastifyRateLimitStoreCtor {
  return class SharedLimitStore implements FastifyRateLimitStore {
    readonly #route: string
    readonly #counts = new LruMap<{ count: number; endsAt: number }>(maxClients)

    constructor(_options: unknown, route = '') {
      this.#route = route
    }

    incr(client: string, answer: Answer, windowMs: number) {
      void this.#count(client, windowMs).then(({ count, ttl }) => answer(null, { current: count, ttl }))
    }

    child(options: unknown) {
      const { method, url } = (options as Route).routeInfo
      return new SharedLimitStore(options, `${String(method)} ${url}`)
    }

    async #count(client: string, windowMs: number): Promise<Counted> {
      const own = this.#countHere(client, windowMs)
      return (await counter.count(`${this.#route} ${keyOf(client)}`, windowMs)) ?? own
    }

    #countHere(client: string, windowMs: number): Counted {
      const time = Date.now()
      const known = this.#counts.get(client)
      const isRunning = known !== undefined && known.endsAt > time && known.endsAt <= time + windowMs
      const next = isRunning ? { ...known, count: known.count + 1 } : { count: 1, endsAt: time + windowMs }
      this.#counts.set(client, next)
      return { count: next.count, ttl: next.endsAt - time }
    }
  }
}
