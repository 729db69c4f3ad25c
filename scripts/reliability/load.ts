import { randomUUID } from 'node:crypto'
import { openDatabase } from '#server/platform/database/open.ts'
import { writtenMails } from '#scripts/server-process.ts'
import type { Target } from './server-under-test.ts'

export type Person = ReturnType<typeof newPerson>

/** A person without an account. */
export function newPerson() {
  const name = `p${randomUUID().replaceAll('-', '').slice(0, 20)}`
  return {
    surname: 'Okafor',
    first_name: 'Amina',
    phone_number: '08031234567',
    email: `${name}@example.com`,
    username: name,
    password: 'a quiet lagoon at six in the morning',
  }
}

type Answer = { status: number; body: { success?: unknown }; cookie: string }

/** One API call. Status 0 means that the connection broke: nothing was acknowledged. */
export async function call(
  url: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : {},
      cookie: response.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; '),
    }
  } catch {
    return { status: 0, body: {}, cookie: '' }
  }
}

export function logIn(origin: string, { email, password }: Person) {
  return call(`${origin}/auth/login`, { email, password })
}

/** A new member, with the session header. */
export async function signedIn(origin: string) {
  const person = newPerson()
  await call(`${origin}/auth/signup`, person)
  const { cookie } = await logIn(origin, person)
  return { ...person, cookie }
}

/** A separate sender for each message, as an address gets few confirmations a day. */
const senderOf = (key: string) => `${key}@example.com`

/** A contact message with a new idempotency key. */
export function sendMessage(origin: string, key = randomUUID()) {
  const message = { fullName: 'Amina Okafor', email: senderOf(key), message: `Reference ${key}` }
  return call(`${origin}/submissions/contact`, message, { 'idempotency-key': key })
}

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

/** Sends so many messages, one after the other. */
export async function write(origin: string, { messages, statuses }: Acknowledged, times = 1) {
  for (let time = 0; time < times; time++) {
    const key = randomUUID()
    const { status } = await sendMessage(origin, key)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 201) messages.push(key)
  }
}

/** Visitors, so many at once, who sign up and send messages until the returned function is called. */
export function startLoad(origin: string, known: Acknowledged, atOnce: { people: number; messages: number }) {
  let isStopped = false
  const repeat = (times: number, work: () => Promise<void>) =>
    Array.from({ length: times }, async () => {
      while (!isStopped) await work()
    })
  async function signUp() {
    const person = newPerson()
    if ((await call(`${origin}/auth/signup`, person)).status === 201) known.people.push(person)
  }
  const working = [...repeat(atOnce.people, signUp), ...repeat(atOnce.messages, () => write(origin, known))]
  return async function stop() {
    isStopped = true
    await Promise.all(working)
  }
}

/** Compares the database and the mail folder of a stopped server with the acknowledged data. */
export async function findLost(target: Target, { people, messages }: Acknowledged) {
  const { db, close } = await openDatabase(target)
  const accounts = await db.selectFrom('accounts').select('email').execute()
  const submissions = await db.selectFrom('submissions').select('idempotency_key').execute()
  const outbox = await db.selectFrom('outbox').select(['id', 'recipient', 'body', 'sent_at']).execute()
  await close()

  const stored = new Set([
    ...accounts.map(({ email }) => email),
    ...submissions.map(({ idempotency_key }) => idempotency_key),
  ])
  const emails = people.map(({ email }) => email)
  // Mails written to a file, or waiting with their full text. Each sender has an address of her own.
  const written = new Set(
    writtenMails(target.dataDir).map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1]),
  )
  const kept = outbox.filter(({ id, body, sent_at }) => (sent_at === null ? body !== '' : written.has(id)))
  const recipients = new Set(kept.map(({ recipient }) => recipient))
  const due = [...emails, ...messages.map(senderOf)]
  return {
    accounts,
    lost: [...emails, ...messages].filter((each) => !stored.has(each)).length,
    mailsDue: due.length,
    lostMails: due.filter((address) => !recipients.has(address)).length,
  }
}
