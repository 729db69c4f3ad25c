import { randomUUID } from 'node:crypto'
import { logIn, newPerson, sendMessage, signUp, type Person } from './calls.ts'
import { nominationOf } from './nomination.ts'

/** What the server has acknowledged, and how often it has answered with each status. */
export type Acknowledged = ReturnType<typeof nothing>

export function nothing() {
  return {
    people: new Array<Person>(),
    /** The idempotency keys of messages, and of nominations with a file. */
    messages: new Array<string>(),
    files: new Array<string>(),
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

type Load = {
  /** The number at once of people who sign up, and of senders of messages. */
  people: number
  messages: number
  /** The category of nominations with a file. */
  nominations?: string
}

/** Visitors who sign up and send forms until stopped. */
export function startLoad(origin: string, known: Acknowledged, { people, messages, nominations }: Load) {
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
    ...(nominations === undefined ? [] : atOnce(1, () => nominate(origin, known, nominations))),
  ]
  return {
    stop: async () => {
      isStopped = true
      await Promise.all(working)
    },
  }
}

async function nominate(origin: string, known: Acknowledged, category: string) {
  const key = randomUUID()
  const { body, headers } = await nominationOf(category, 200_000, key)
  const response = await fetch(`${origin}/submissions/nominations`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  })
  await response.arrayBuffer()
  if (response.status === 201) known.files.push(key)
}
