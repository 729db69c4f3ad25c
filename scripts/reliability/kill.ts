import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/platform/database/open.ts'
import { logIn, newPerson, sendMessage, signUp, type Person } from './calls.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'

export const KILL_ROUNDS = 20
const PEOPLE_AT_ONCE = 4
const MESSAGES_AT_ONCE = 8

/**
 * Kills the server repeatedly during sign-ups and submissions. All acknowledged data must be there afterwards, and
 * every account must be able to log in.
 */
export async function killUnderLoad(target: Target, rounds = KILL_ROUNDS): Promise<Measured> {
  const people: Array<Person> = []
  const keys: Array<string> = []

  for (let round = 0; round < rounds; round++) {
    const server = await startServer(target)
    let isDown = false
    async function keepSigningUp() {
      while (!isDown) {
        const person = newPerson()
        if ((await signUp(server.url, person)).status === 201) people.push(person)
      }
    }
    async function keepWriting() {
      while (!isDown) {
        const key = crypto.randomUUID()
        if ((await sendMessage(server.url, key)).status === 201) keys.push(key)
      }
    }
    const load = [
      ...Array.from({ length: PEOPLE_AT_ONCE }, keepSigningUp),
      ...Array.from({ length: MESSAGES_AT_ONCE }, keepWriting),
    ]
    // At a different moment each round, and never before something was acknowledged.
    const before = keys.length
    while (keys.length === before) await wait(10)
    await wait(150 + round * 37)
    await server.end('SIGKILL')
    isDown = true
    await Promise.all(load)
  }

  const { db, close } = await openDatabase(target)
  const stored = await db.selectFrom('accounts').select('email').execute()
  const submissions = await db.selectFrom('submissions').select('idempotency_key').execute()
  await close()
  const emails = new Set(stored.map(({ email }) => email))
  const storedKeys = new Set(submissions.map(({ idempotency_key }) => idempotency_key))
  const lost =
    people.filter(({ email }) => !emails.has(email)).length +
    keys.filter((key) => !storedKeys.has(key)).length

  const server = await startServer(target)
  let refused = 0
  for (const { email } of stored) {
    const answer = await logIn(server.url, { ...newPerson(), email })
    if (answer.status !== 200) refused += 1
  }
  await server.end('SIGTERM')

  return {
    figures:
      `${people.length} sign-ups and ${keys.length} messages acknowledged, ${lost} lost; ` +
      `${stored.length} accounts found, ${refused} that cannot log in`,
    isKept: lost === 0 && refused === 0 && people.length > 0 && keys.length > 0,
  }
}
