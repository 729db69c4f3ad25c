import { randomUUID } from 'node:crypto'
import { openDatabase } from '#server/platform/database/open.ts'
import { writtenMails } from '#scripts/server-process.ts'

/** The data of a server: SQLite in a folder, unless a PostgreSQL URL is given. */
export type Target = { dataDir: string; databaseUrl: string | null }

export type Person = ReturnType<typeof newPerson>

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

/** One API call. Status 0 means that the connection broke: nothing was acknowledged. */
export async function call(url: string, body?: object, headers: Record<string, string> = {}) {
  try {
    const response = await fetch(url, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(30_000),
    })
    const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    return { status: response.status, text: await response.text(), cookie: cookies.join('; ') }
  } catch {
    return { status: 0, text: '', cookie: '' }
  }
}

export function logIn(origin: string, { email, password }: Pick<Person, 'email' | 'password'>) {
  return call(`${origin}/auth/login`, { email, password })
}

/** A new member, with the session header. */
export async function signedIn(origin: string) {
  const person = newPerson()
  await call(`${origin}/auth/signup`, person)
  const { cookie } = await logIn(origin, person)
  return { ...person, cookie }
}

/** Whether a session goes on. */
export async function hasSession(origin: string, cookie: string) {
  const { status, text } = await call(`${origin}/auth/verify-user`, undefined, { cookie })
  return status === 200 && text.includes('"success":"')
}

/** A separate sender for each message, as an address gets few confirmations a day. */
const senderOf = (key: string) => `${key}@example.com`

/** A contact message with a new idempotency key. */
export function sendMessage(origin: string, key = randomUUID()) {
  const message = { fullName: 'Amina Okafor', email: senderOf(key), message: `Reference ${key}` }
  return call(`${origin}/submissions/contact`, message, { 'idempotency-key': key })
}

/** What the server has acknowledged: people, and the idempotency keys of messages. */
export type Acknowledged = ReturnType<typeof nothing>

export function nothing() {
  return { people: new Array<Person>(), messages: new Array<string>() }
}

/** Sends so many messages, one after the other. Returns how often the server answered with each status. */
export async function write(origin: string, { messages }: Acknowledged, times: number) {
  const answers: Record<number, number> = {}
  for (let time = 0; time < times; time++) {
    const key = randomUUID()
    const { status } = await sendMessage(origin, key)
    answers[status] = (answers[status] ?? 0) + 1
    if (status === 201) messages.push(key)
  }
  return answers
}

/** Visitors, so many at once, who sign up and send messages until the returned function is called. */
export function startLoad(origin: string, known: Acknowledged, atOnce: { people: number; messages: number }) {
  let isStopped = false
  const repeat = (times: number, work: () => Promise<unknown>) =>
    Array.from({ length: times }, async () => {
      while (!isStopped) await work()
    })
  async function signUp() {
    const person = newPerson()
    if ((await call(`${origin}/auth/signup`, person)).status === 201) known.people.push(person)
  }
  const sendOne = () => write(origin, known, 1)
  const working = [...repeat(atOnce.people, signUp), ...repeat(atOnce.messages, sendOne)]
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
    accounts: accounts.map(({ email }) => email),
    lost: [...emails, ...messages].filter((each) => !stored.has(each)),
    lostMails: due.filter((address) => !recipients.has(address)),
  }
}
