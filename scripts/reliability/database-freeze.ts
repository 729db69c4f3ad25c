import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/platform/database/open.ts'
import { call, logIn, newPerson, sendMessage, signUp, type Person } from './calls.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'

export const FREEZE_SECONDS = [2, 8, 20] as const

const MEMBERS = 30
const MESSAGES_AT_ONCE = 16
const TOGGLES_AT_ONCE = 8
const LOAD_SECONDS = 2

type Frozen = { seconds: number; freeze: () => void; thaw: () => void }
type Member = Person & { cookie: string }

/**
 * Freezes the database under load and lets it go on. What was acknowledged before, meanwhile and afterwards must be
 * stored; 503 is an honest answer, 500 is not.
 */
export async function freezeDatabase(target: Target, { seconds, freeze, thaw }: Frozen): Promise<Measured> {
  const server = await startServer(target)
  const members: Array<Member> = []
  for (let index = 0; index < MEMBERS; index++) {
    const person = newPerson()
    await signUp(server.url, person)
    members.push({ ...person, cookie: (await logIn(server.url, person)).cookie })
  }

  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const messages: Array<string> = []
  const joined = new Map<string, boolean>()
  let isLoaded = true
  let isFrozen = false

  async function write() {
    const key = crypto.randomUUID()
    const { status } = await sendMessage(server.url, key)
    count(status)
    if (status === 201) messages.push(key)
  }

  /** After an answer without success the member may be on the list or not. */
  async function joinList({ email, cookie }: Member, isOn: boolean) {
    joined.delete(email)
    const body = { is_on_mailing_list: isOn }
    const { status } = await call(`${server.url}/account/mailing-list`, body, { cookie }, 'PUT')
    count(status)
    if (status === 200) joined.set(email, isOn)
  }

  async function keep(isOn: () => boolean, work: () => Promise<void>) {
    while (isOn()) await work()
  }
  const load = [
    // Transactions end with the freeze: a later one would commit what an earlier one left open.
    ...Array.from({ length: MESSAGES_AT_ONCE }, () => keep(() => !isFrozen, write)),
    ...members.slice(0, TOGGLES_AT_ONCE).map((member, index) => {
      let isOn = index % 2 === 0
      return keep(
        () => isLoaded,
        () => joinList(member, (isOn = !isOn)),
      )
    }),
  ]
  await wait(LOAD_SECONDS * 1000)
  isFrozen = true
  freeze()
  await wait(seconds * 1000)
  isLoaded = false
  thaw()
  await Promise.all(load)

  // Single statements, on all connections at once: on one that is still inside a transaction, they would be answered
  // with success and rolled back later.
  await Promise.all(members.map((member) => joinList(member, true)))
  await server.end('SIGTERM')

  const { db, close } = await openDatabase(target)
  const submissions = await db.selectFrom('submissions').select('idempotency_key').execute()
  const accounts = await db.selectFrom('accounts').select(['email', 'is_on_mailing_list']).execute()
  await close()
  const stored = new Set(submissions.map(({ idempotency_key }) => idempotency_key))
  const isOnList = new Map(accounts.map(({ email, is_on_mailing_list }) => [email, is_on_mailing_list === 1]))
  const lost =
    messages.filter((key) => !stored.has(key)).length +
    [...joined].filter(([email, isOn]) => isOnList.get(email) !== isOn).length
  const answers = [...statuses].sort().map(([status, times]) => `${times} × ${status || 'no answer'}`)
  return {
    figures: `answers ${answers.join(', ')}; afterwards ${joined.size} of ${MEMBERS} writes taken; ${lost} of ${messages.length + joined.size} acknowledged lost`,
    isKept: lost === 0 && !statuses.has(500) && !statuses.has(0) && joined.size === MEMBERS,
  }
}
