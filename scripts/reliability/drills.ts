import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import { call, logIn, newPerson, sendMessage } from './calls.ts'
import { joinList, nothing, signedIn, startLoad, write, type Member } from './load.ts'
import { categoryOf } from './nomination.ts'
import { startServer, type Target } from './server-under-test.ts'
import { makeEditor } from './staff.ts'
import { findLost } from './stored.ts'

/** The figures of a drill, and whether all guarantees held. */
export type Measured = { figures: string; isKept: boolean }

export const KILL_ROUNDS = 20

/**
 * Kills the server repeatedly during sign-ups and submissions, and while an editor adds notes and replies. All
 * acknowledged data, their mails and the audit log entries must be present afterwards, and every account must be able
 * to log in.
 */
export async function killUnderLoad(target: Target): Promise<Measured> {
  const known = nothing()
  const first = await startServer(target)
  const editor = await makeEditor(first.url, target)
  await first.end('SIGTERM')
  for (let round = 0; round < KILL_ROUNDS; round++) {
    const server = await startServer(target)
    const before = { messages: known.messages.length, replies: known.replies.length }
    const load = startLoad(server.url, known, { people: 4, messages: 8, editor })
    // At a different moment each time, but after a message and a reply; a broken server may never accept one.
    const deadline = Date.now() + 3000
    const isIdle = () => known.messages.length === before.messages || known.replies.length === before.replies
    while (isIdle() && Date.now() < deadline) await wait(10)
    await wait(150 + round * 37)
    await server.end('SIGKILL')
    await load.stop()
  }

  const { accounts, lost, mailsDue, lostMails, lostLines } = await findLost(target, known)
  const server = await startServer(target)
  let refused = 0
  for (const { email } of accounts)
    if ((await logIn(server.url, { ...newPerson(), email })).status !== 200) refused += 1
  await server.end('SIGTERM')
  const { people, messages, notes, replies } = known
  return {
    figures:
      `${people.length} sign-ups, ${messages.length} messages, ${notes.length} notes and ${replies.length} answers ` +
      `acknowledged, ${lost} lost; ${mailsDue} mails due, ${lostMails} lost; ${lostLines} lines of the audit log ` +
      `lost; ${accounts.length} accounts found, ${refused} that cannot log in`,
    isKept:
      lost + lostMails + lostLines + refused === 0 &&
      [people, messages, notes, replies].every(({ length }) => length > 0),
  }
}

/**
 * Backs up a server under load, restores the backup in another place, and starts a server there. Everything
 * acknowledged before the backup began must be present, including files, and users must be able to log in and submit.
 */
export async function drillBackup(target: Target, place: Target): Promise<Measured> {
  const operate = ({ environment }: Target, ...words: Array<string>) =>
    execa(process.execPath, ['build/server/admin.js', ...words], {
      env: { PATH: process.env.PATH, ...environment },
      extendEnv: false,
    })
  const file = join(target.dataDir, 'drill.backup')
  mkdirSync(place.dataDir, { recursive: true })

  const known = nothing()
  const server = await startServer(target)
  const load = startLoad(server.url, known, { people: 1, messages: 3, nominations: categoryOf(target) })
  await wait(3000)
  const before = {
    ...known,
    people: [...known.people],
    messages: [...known.messages],
    files: [...known.files],
  }
  const backup = await operate(target, 'backup', '--to', file)
  await load.stop()
  await server.end('SIGTERM')

  const restore = await operate(place, 'restore', '--from', file)
  const { lost } = await findLost(place, before)
  const again = await startServer(place)
  const logins = await Promise.all(before.people.slice(0, 5).map((person) => logIn(again.url, person)))
  const refused = logins.filter(({ status }) => status !== 200).length
  const written = (await sendMessage(again.url)).status
  await again.end('SIGTERM')
  const seconds = ({ durationMs }: typeof backup) => (durationMs / 1000).toFixed(1)
  return {
    figures:
      `${before.people.length} sign-ups, ${before.messages.length} messages and ${before.files.length} files ` +
      `acknowledged before the backup, ${lost} lost; backup in ${seconds(backup)} s, restore in ${seconds(restore)} s; ` +
      `${refused} of ${logins.length} logins refused, a write answered ${written}`,
    isKept: lost + refused === 0 && written === 201 && logins.length > 0 && before.files.length > 0,
  }
}

export type Postgres = Record<'stop' | 'start', () => Promise<void>> & Record<'freeze' | 'thaw', () => void>

/** Stops the database of a running server, and starts it again. */
export async function loseDatabase(target: Target, postgres: Postgres): Promise<Measured> {
  const known = nothing()
  const server = await startServer(target)
  const { cookie } = await signedIn(server.url)
  await postgres.stop()
  const began = performance.now()
  for (let time = 0; time < 10; time++) await write(server.url, known)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const pages = (await call(`${server.url}/`)).status
  await postgres.start()

  let isBack = false
  for (let time = 0; time < 50 && !isBack; time++) {
    isBack = (await call(`${server.url}/auth/verify-user`, undefined, { cookie })).body.success !== undefined
    if (!isBack) await wait(100)
  }
  const after = (await sendMessage(server.url)).status
  await server.end('SIGTERM')
  const refused = known.statuses.get(503) ?? 0
  return {
    figures: `${refused} of 10 writes refused with 503 in ${seconds} s; pages answered ${pages}; afterwards the session ${isBack ? 'went on' : 'was gone'} and a write answered ${after}, without a restart`,
    isKept: refused === 10 && pages === 200 && isBack && after === 201,
  }
}

const MEMBERS = 30

/**
 * Freezes the database under load and lets it go on. What was acknowledged before, meanwhile and afterwards must be
 * stored; 503 is an honest answer, 500 is not.
 */
export async function freezeDatabase(target: Target, postgres: Postgres, seconds: number): Promise<Measured> {
  const known = nothing()
  const server = await startServer(target)
  const members: Array<Member> = []
  for (let index = 0; index < MEMBERS; index++) members.push(await signedIn(server.url))

  const messages = startLoad(server.url, known, { messages: 16 })
  const lists = startLoad(server.url, known, { members: members.slice(0, 8) })
  await wait(2000)
  // Transactions end with the freeze: a later one would commit what an earlier one left open.
  const sent = messages.stop()
  postgres.freeze()
  await wait(seconds * 1000)
  const joined = lists.stop()
  postgres.thaw()
  await Promise.all([sent, joined])

  // Single statements, on all connections at once: on one that is still inside a transaction, they would be answered
  // with success and rolled back later.
  await Promise.all(members.map((member) => joinList(server.url, known, member, true)))
  await server.end('SIGTERM')
  const { lost } = await findLost(target, known)
  const { statuses, onList } = known
  const answers = [...statuses].sort().map(([status, times]) => `${times} × ${status || 'no answer'}`)
  return {
    figures: `answers ${answers.join(', ')}; afterwards ${onList.size} of ${MEMBERS} writes taken; ${lost} of ${known.messages.length + onList.size} acknowledged lost`,
    isKept: lost === 0 && !statuses.has(500) && !statuses.has(0) && onList.size === MEMBERS,
  }
}
