import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { call, emailOfMessage, logIn, newPerson, sendMessage, signUp, type Person } from './calls.ts'
import { nominationOf } from './nomination.ts'

export type Member = Person & { cookie: string }

/** What the server has acknowledged, and how often it has answered with each status. */
export type Acknowledged = ReturnType<typeof nothing>

export function nothing() {
  return {
    people: new Array<Person>(),
    /** The idempotency keys of messages, and of nominations with a file. */
    messages: new Array<string>(),
    files: new Array<string>(),
    /** The ids of an editor's notes and replies. */
    notes: new Array<string>(),
    replies: new Array<{ id: string; email: string }>(),
    /** Whether a member is on the mailing list. */
    onList: new Map<string, boolean>(),
    statuses: new Map<number, number>(),
    /** The message that the editor answers. */
    last: { reference: '', key: '' },
  }
}

/** A new member with a session. */
export async function signedIn(origin: string): Promise<Member> {
  const person = newPerson()
  await signUp(origin, person)
  return { ...person, cookie: (await logIn(origin, person)).cookie }
}

/** Sends one message. */
export async function write(origin: string, known: Acknowledged) {
  const key = randomUUID()
  const { status, body } = await sendMessage(origin, key)
  count(known, status)
  if (status !== 201) return
  known.messages.push(key)
  known.last = { reference: String(body.reference), key }
}

/** Puts a member on the mailing list, or takes her off. After an answer without success she may be on it or not. */
export async function joinList(
  origin: string,
  known: Acknowledged,
  { email, cookie }: Member,
  isOn: boolean,
) {
  known.onList.delete(email)
  const body = { is_on_mailing_list: isOn }
  const { status } = await call(`${origin}/account/mailing-list`, body, { cookie }, 'PUT')
  count(known, status)
  if (status === 200) known.onList.set(email, isOn)
}

type Load = {
  /** The number at once of people who sign up, and of senders of messages. */
  people?: number
  messages?: number
  /** The category of nominations with a file. */
  nominations?: string
  /** The session of an editor who adds notes and replies. */
  editor?: { cookie: string }
  /** Members who join and leave the mailing list. */
  members?: Array<Member>
}

/** Visitors, members and an editor who work until stopped. */
export function startLoad(
  origin: string,
  known: Acknowledged,
  { people = 0, messages = 0, nominations, editor, members = [] }: Load,
) {
  let isStopped = false
  const repeat = async (work: () => Promise<void>) => {
    while (!isStopped) await work()
  }
  const atOnce = (times: number, work: () => Promise<void>) =>
    Array.from({ length: times }, () => repeat(work))
  const working = [
    ...atOnce(people, async () => {
      const person = newPerson()
      if ((await signUp(origin, person)).status === 201) known.people.push(person)
    }),
    ...atOnce(messages, () => write(origin, known)),
    ...atOnce(nominations === undefined ? 0 : 1, () => nominate(origin, known, nominations ?? '')),
    ...(editor ? [repeat(() => answer(origin, known, editor))] : []),
    ...members.map((member, index) => {
      let isOn = index % 2 === 0
      return repeat(() => joinList(origin, known, member, (isOn = !isOn)))
    }),
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

async function answer(origin: string, known: Acknowledged, editor: { cookie: string }) {
  const { reference, key } = known.last
  if (reference === '') return wait(10)
  const address = `${origin}/api/staff/submissions/${reference}`
  const [note, id] = [randomUUID(), randomUUID()]
  const noted = await call(`${address}/notes`, { id: note, text: 'She asks again.' }, editor)
  if (noted.status === 200) known.notes.push(note)
  const reply = { id, subject: 'Your message', text: 'Thank you, we will call you.' }
  const replied = await call(`${address}/replies`, reply, editor)
  if (replied.status === 200) known.replies.push({ id, email: emailOfMessage(key) })
}

function count({ statuses }: Acknowledged, status: number) {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}
