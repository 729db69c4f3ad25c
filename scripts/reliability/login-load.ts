import autocannon from 'autocannon'
import { newPerson, signUp, type Person } from './calls.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'

// About as many clients as the server can handle, then two and five times as many.
const AT_ONCE = [60, 150, 300]

export const LOGIN_LOAD = `Logins by ${AT_ONCE.join(', ')} clients, each once a second to an account of its own`

// The minimum ratio of the throughput with the most clients to that with the fewest.
const MIN_RATIO = 0.6

const SIGN_UPS_AT_ONCE = 20

/** Counts successful logins while clients repeat theirs once a second, even after a 429. */
export async function loadLogins(target: Target, seconds = 5): Promise<Measured> {
  const server = await startServer(target)
  const people = await signUpMany(server.url, Math.max(...AT_ONCE))
  const rates: Array<number> = []
  for (const connections of AT_ONCE)
    rates.push(await rateOf(server.url, people.slice(0, connections), seconds))
  await server.end('SIGTERM')

  const [min = 0, max = 0] = [rates.at(0), rates.at(-1)]
  const ratio = min > 0 ? max / min : 0
  return {
    figures: `${rates.map((rate) => rate.toFixed(0)).join(', ')} logins a second succeeded: ${Math.round(ratio * 100)} % with ${AT_ONCE.at(-1)} of those with ${AT_ONCE.at(0)}`,
    isKept: ratio >= MIN_RATIO,
  }
}

async function signUpMany(url: string, count: number) {
  const people = Array.from({ length: count }, newPerson)
  for (let index = 0; index < count; index += SIGN_UPS_AT_ONCE) {
    await Promise.all(people.slice(index, index + SIGN_UPS_AT_ONCE).map((person) => signUp(url, person)))
  }
  return people
}

/** Logins per second. */
async function rateOf(url: string, people: ReadonlyArray<Person>, seconds: number) {
  let next = 0
  const result = await autocannon({
    url: `${url}/auth/login`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    connections: people.length,
    duration: seconds,
    connectionRate: 1,
    setupClient: (client) => {
      const { email, password } = people[next++] ?? {}
      client.setBody(JSON.stringify({ email, password }))
    },
  })
  return result['2xx'] / result.duration
}
