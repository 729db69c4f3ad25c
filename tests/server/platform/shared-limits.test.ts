import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startInstance } from '#tests/server/fixtures/accounts.ts'
import { makeMigratedSettings } from '#tests/server/fixtures/databases.ts'
import { makeMetricsSetup, valueOf } from '#tests/server/fixtures/metrics.ts'
import { useRedis } from '#tests/server/fixtures/redis.ts'

const redis = useRedis()
const testWithRedis = test.skipIf(redis === null)

// Restarts Redis, in case a failed test has stopped it.
beforeEach(() => redis?.().start())

// A fifth of 30 per minute.
const ALLOWED = 6
const REFUSED = 429

let lastAddress = 0

/** A new client for each test, as Redis keeps counting those of other tests. */
function newAddress() {
  lastAddress += 1
  return `10.9.0.${lastAddress}`
}

async function makeServer(environment: Record<string, string> = {}) {
  const { setup, read } = makeMetricsSetup()
  const { app } = await startInstance({
    settings: await makeMigratedSettings(),
    now: Date.now,
    logger: setup.logger,
    environment: { ...setup.environment, RATE_LIMIT_FACTOR: '0.2', ...environment },
  })
  await app.ready()
  const isReachable = async () => valueOf(await read(), 'redis_reachable') === 1
  return { app, read, untilReachable: () => vi.waitUntil(isReachable, { timeout: 20_000, interval: 20 }) }
}

async function makeTwoServers() {
  const environment = { REDIS_URL: redis!().url }
  const servers = [await makeServer(environment), await makeServer(environment)] as const
  await Promise.all(servers.map(({ untilReachable }) => untilReachable()))
  return servers
}

/** The statuses of cheap requests, whose body is not a valid login. */
async function ask(servers: ReadonlyArray<{ app: FastifyInstance }>, times: number, remoteAddress: string) {
  const statuses: Array<number> = []
  for (let time = 0; time < times; time++) {
    const { app } = servers[time % servers.length]!
    const url = '/auth/login'
    statuses.push((await app.inject({ method: 'POST', url, payload: {}, remoteAddress })).statusCode)
  }
  return statuses
}

const passed = (statuses: Array<number>) => statuses.filter((status) => status !== REFUSED).length

testWithRedis('two servers together allow an address as much as one [RUN-3]', async () => {
  const servers = await makeTwoServers()
  const [one, other] = [newAddress(), newAddress()]
  expect(passed(await ask(servers, 2 * ALLOWED, one))).toBe(ALLOWED)
  expect(passed(await ask(servers, 2 * ALLOWED, other))).toBe(ALLOWED)

  // What Redis keeps names no visitor, and ends.
  const client = new Redis(redis!().url)
  onTestFinished(() => client.disconnect())
  const keys = await client.keys('*')
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.join('\n')).not.toContain(one)
  for (const key of keys) expect(await client.pttl(key)).toBeGreaterThan(0)
})

testWithRedis('without Redis requests are answered, and later counted together again [RUN-4]', async () => {
  const { stop, start } = redis!()
  const servers = await makeTwoServers()
  await stop()
  expect(passed(await ask(servers, 4 * ALLOWED, newAddress()))).toBe(4 * ALLOWED)
  const { read } = servers[0]
  expect(valueOf(await read(), 'redis_reachable')).toBe(0)

  await start()
  await Promise.all(servers.map(({ untilReachable }) => untilReachable()))
  expect(passed(await ask(servers, 2 * ALLOWED, newAddress()))).toBe(ALLOWED)
})

testWithRedis('a Redis that hangs holds up each request for a moment only [RUN-4]', async () => {
  const { url, freeze, thaw } = redis!()
  const server = await makeServer({ REDIS_URL: url })
  await server.untilReachable()
  freeze()
  const startedAt = performance.now()
  expect(passed(await ask([server], 3, newAddress()))).toBe(3)
  expect(performance.now() - startedAt).toBeLessThan(3 * 250 + 1000)
  thaw()
  await server.untilReachable()
  expect(passed(await ask([server], ALLOWED + 3, newAddress()))).toBe(ALLOWED)
})

test('a server starts and answers where Redis cannot be reached [RUN-4]', async () => {
  const server = await makeServer({ REDIS_URL: 'redis://127.0.0.1:1' })
  expect(passed(await ask([server], ALLOWED + 3, newAddress()))).toBe(ALLOWED + 3)
})
