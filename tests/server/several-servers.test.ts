import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { AMINA } from './fixtures/accounts.ts'
import { makeBalancer } from './fixtures/balancer.ts'
import { makeDatabaseSettings } from './fixtures/databases.ts'
import { FACTS } from './fixtures/facts.ts'
import { useRedis } from './fixtures/redis.ts'
import { startServer } from './fixtures/server-process.ts'

const redis = useRedis()
const canRun = redis !== null && inject('postgresUrl') !== null

/** The address of a client, as sent by a load balancer. */
const from = (address: string) => ({ 'x-forwarded-for': address })

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { status: answer.status, cookie: cookies.join('; ') }
}

test.skipIf(!canRun)(
  'two servers behind a balancer have one database, one session and one limit for an address [RUN-3]',
  async () => {
    const { databaseUrl, dataDir } = await makeDatabaseSettings('postgres')
    const factsFile = join(dataDir, 'facts.json')
    await writeFile(factsFile, JSON.stringify(FACTS))
    const environment = {
      SERVE_SITE: 'false',
      SITE_FACTS_FILE: factsFile,
      DATABASE_URL: databaseUrl!,
      REDIS_URL: redis!().url,
      SECRET: 'a key that only these tests know',
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_FACTOR: '0.2',
    }
    const servers = [startServer(environment), startServer(environment)]
    const ports = await Promise.all(servers.map(({ ready }) => ready))
    const { url, answeredBy } = await makeBalancer(ports)

    expect((await post(`${url}/auth/signup`, AMINA)).status).toBe(201)
    const { cookie, status } = await post(`${url}/auth/login`, AMINA)
    expect(status).toBe(200)
    for (const port of ports) {
      const answer = await fetch(`http://127.0.0.1:${port}/auth/verify-user`, { headers: { cookie } })
      expect(await answer.json()).toMatchObject({ payload: { email: AMINA.email } })
    }

    const statuses: Array<number> = []
    for (let time = 0; time < 12; time++)
      statuses.push((await post(`${url}/auth/login`, {}, from('192.0.2.1'))).status)
    expect(statuses).toEqual([...Array<number>(6).fill(400), ...Array<number>(6).fill(429)])
    expect((await post(`${url}/auth/login`, {}, from('192.0.2.2'))).status).toBe(400)
    expect([...answeredBy.values()].every((count) => count > 6)).toBe(true)
  },
)
