import autocannon from 'autocannon'
import { newPerson, signUp, type Person } from './calls.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'

// About as many as can be served, and then twice and five times as many.
const AT_ONCE = [60, 150, 300]

export const LOGIN_LOAD = `Logins by ${AT_ONCE.join(', ')} clients, each once a second to an account of its own`

// What gets done may not fall by more when more clients come.
const MIN_RATIO = 0.6

const SIGN_UPS_AT_ONCE = 20

/** Counts the logins that succeed while clients repeat theirs once a second, after refusals as well. */
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

/** Logins a second. */
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
