import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { openDatabase } from '#server/platform/database/open.ts'
import { logIn, emailOfMessage, newPerson, sendMessage, signUp, type Person } from './calls.ts'
import { findLost, type Acknowledged } from './stored-data.ts'
import { categoryOf, nominationOf } from './nomination.ts'
import type { Measured } from './report.ts'
import { startServer, type Target } from './server-under-test.ts'

const DRILL_SECONDS = 3

const FILE_BYTES = 200_000

type Drill = {
  target: Target
  /** The target of the restore: another folder or database. */
  place: Target
  seconds?: number
  /** The compiled operator commands, if not those of the last build. */
  admin?: string
}

/**
 * Backs up a server under load, restores the backup elsewhere, and starts a server there. Everything acknowledged
 * before the backup began must be present, including files, and users must be able to log in and submit.
 */
export async function drillBackup({
  target,
  place,
  seconds = DRILL_SECONDS,
  admin = 'build/server/admin.js',
}: Drill): Promise<Measured> {
  const operate = ({ environment }: Target, ...words: Array<string>) =>
    execa(process.execPath, [admin, ...words], {
      env: { PATH: process.env.PATH, ...environment },
      extendEnv: false,
    })
  const file = join(target.dataDir, 'drill.backup')
  mkdirSync(place.dataDir, { recursive: true })

  const server = await startServer(target)
  const { acknowledged, files, stop } = load(server.url, categoryOf(target))
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const before = { ...acknowledged, people: [...acknowledged.people], messages: [...acknowledged.messages] }
  const filesBefore = [...files]
  const backedUp = await timed(() => operate(target, 'backup', '--to', file))
  await stop()
  const { people, messages } = acknowledged
  await server.end('SIGTERM')

  const restored = await timed(() => operate(place, 'restore', '--from', file))
  const { lostData } = await findLost(place, before)
  const lostFiles = filesBefore.length - (await filesIn(place, filesBefore))
  const again = await startServer(place)
  const logins = await Promise.all(before.people.slice(0, 5).map((person) => logIn(again.url, person)))
  const refused = logins.filter(({ status }) => status !== 200).length
  const written = (await sendMessage(again.url)).status
  await again.end('SIGTERM')

  const all = before.people.length + before.messages.length + filesBefore.length
  const during = people.length + messages.length + files.length - all
  return {
    figures:
      `${before.people.length} sign-ups, ${before.messages.length} messages and ${filesBefore.length} files acknowledged ` +
      `before the backup, ${during} during it; backup in ${backedUp} s, restore in ${restored} s; ` +
      `${lostData + lostFiles} lost; ${refused} of ${logins.length} logins refused, a write answered ${written}`,
    isKept:
      lostData + lostFiles + refused === 0 && written === 201 && logins.length > 0 && filesBefore.length > 0,
  }
}

/** Users who sign up, write and nominate until stopped. */
function load(origin: string, category: string) {
  const acknowledged: Acknowledged = { people: [], messages: [], notes: [], replies: [] }
  const files: Array<string> = []
  let isStopped = false

  async function repeat(work: () => Promise<void>) {
    while (!isStopped) await work()
  }
  const working = [
    repeat(async () => {
      const person: Person = newPerson()
      if ((await signUp(origin, person)).status === 201) acknowledged.people.push(person)
    }),
    ...[1, 2, 3].map(() =>
      repeat(async () => {
        const key = crypto.randomUUID()
        const { status } = await sendMessage(origin, key)
        if (status === 201) acknowledged.messages.push({ key, email: emailOfMessage(key) })
      }),
    ),
    repeat(async () => {
      const key = crypto.randomUUID()
      const { body, headers } = await nominationOf(category, FILE_BYTES, key)
      const answer = await fetch(`${origin}/submissions/nominations`, {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
      })
      await answer.arrayBuffer()
      if (answer.status === 201) files.push(key)
    }),
  ]
  const stop = async () => {
    isStopped = true
    await Promise.all(working)
  }
  return { acknowledged, files, stop }
}

/** The number of these nominations that have their file. */
async function filesIn(target: Target, keys: Array<string>) {
  const { db, close } = await openDatabase(target)
  const rows = await db
    .selectFrom('materials')
    .innerJoin('submissions', 'submissions.id', 'materials.submission_id')
    .select(['idempotency_key', 'size', 'content'])
    .execute()
  await close()
  const whole = rows.filter(({ size, content }) => size > 0 && Buffer.from(content).length === size)
  const found = new Set(whole.map(({ idempotency_key }) => idempotency_key))
  return keys.filter((key) => found.has(key)).length
}

/** The duration in seconds, with one digit. */
async function timed(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return ((performance.now() - began) / 1000).toFixed(1)
}
