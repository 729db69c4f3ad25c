import { randomUUID } from 'node:crypto'
import { logIn, newPerson, sendMessage, signUp, type Person } from './calls.ts'

/** What the server has acknowledged, and how often it has answered with each status. */
export type Acknowledged = ReturnType<typeof nothing>

export function nothing() {
  return {
    people: new Array<Person>(),
    /** The idempotency keys of messages. */
    messages: new Array<string>(),
    statuses: new Map<number, number>(),
  }
}

/** The session header of a new member. */
export async function signedIn(origin: string): Promise<{ cookie: string }> {
  const person = newPerson()
  await signUp(origin, person)
  return { cookie: (await logIn(origin, person)).cookie }
}

/** Sends one message. */
export async function write(origin: string, { messages, statuses }: Acknowledged) {
  const key = randomUUID()
  const { status } = await sendMessage(origin, key)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (status === 201) messages.push(key)
}

/** Visitors, so many at once, who sign up and send messages until stopped. */
export function startLoad(
  origin: string,
  known: Acknowledged,
  { people, messages }: { people: number; messages: number },
) {
  let isStopped = false
  const atOnce = (times: number, work: () => Promise<void>) =>
    Array.from({ length: times }, async () => {
      while (!isStopped) await work()
    })
  const working = [
    ...atOnce(people, async () => {
      const person = newPerson()
      if ((await signUp(origin, person)).status === 201) known.people.push(person)
    }),
    ...atOnce(messages, () => write(origin, known)),
  ]
  return {
    stop: async () => {
      isStopped = true
      await Promise.all(working)
    },
  }
}
