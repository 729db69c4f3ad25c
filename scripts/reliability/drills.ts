import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import type { Cluster } from '#scripts/postgres/cluster.ts'
import { startBuiltServer } from '#scripts/server-process.ts'
import {
  call,
  findLost,
  hasSession,
  logIn,
  newPerson,
  nothing,
  sendMessage,
  signedIn,
  startLoad,
  write,
  type Target,
} from './load.ts'

/** The figures of a drill, and whether all guarantees held. */
export type Outcome = { figures: object; isKept: boolean }

const KILL_ROUNDS = 20

function environmentOf({ dataDir, databaseUrl }: Target): Record<string, string> {
  const SECRET = 'a key for servers that are only measured'
  return { DATA_DIR: dataDir, SECRET, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
}

const startServer = (target: Target) => startBuiltServer(environmentOf(target))

/**
 * Kills the server repeatedly during sign-ups and submissions. All acknowledged data and their mails must be present
 * afterwards, and every account must be able to log in.
 */
export async function killUnderLoad(target: Target): Promise<Outcome> {
  const known = nothing()
  for (let round = 0; round < KILL_ROUNDS; round++) {
    const server = await startServer(target)
    const before = known.messages.length
    const stopLoad = startLoad(server.url, known, { people: 4, messages: 8 })
    // At a different moment each time, but after a message; a broken server may never accept one.
    const deadline = Date.now() + 3000
    while (known.messages.length === before && Date.now() < deadline) await wait(10)
    await wait(150 + round * 37)
    await server.end('SIGKILL')
    await stopLoad()
  }

  const { accounts, lost, lostMails } = await findLost(target, known)
  const { password } = newPerson()
  const server = await startServer(target)
  let refused = 0
  for (const email of accounts)
    if ((await logIn(server.url, { email, password })).status !== 200) refused += 1
  await server.end('SIGTERM')
  const [people, messages] = [known.people.length, known.messages.length]
  return {
    figures: { people, messages, lost, lostMails, accounts: accounts.length, refused },
    isKept: lost + lostMails + refused === 0 && people > 0 && messages > 0,
  }
}

/**
 * Backs up a server under load, restores the backup in another place, and starts a server there. Everything
 * acknowledged before the backup began must be present, and users must be able to log in and submit.
 */
export async function drillBackup(target: Target, place: Target): Promise<Outcome> {
  const operate = (where: Target, ...words: Array<string>) =>
    execa(process.execPath, ['build/server/admin.js', ...words], {
      env: { PATH: process.env.PATH, ...environmentOf(where) },
      extendEnv: false,
    })
  const file = join(target.dataDir, 'drill.backup')
  mkdirSync(place.dataDir, { recursive: true })

  const known = nothing()
  const server = await startServer(target)
  const stopLoad = startLoad(server.url, known, { people: 1, messages: 3 })
  await wait(3000)
  const before = structuredClone(known)
  const backup = await operate(target, 'backup', '--to', file)
  await stopLoad()
  await server.end('SIGTERM')

  const restore = await operate(place, 'restore', '--from', file)
  const { lost } = await findLost(place, before)
  const again = await startServer(place)
  const logins = await Promise.all(before.people.slice(0, 5).map((person) => logIn(again.url, person)))
  const refused = logins.filter(({ status }) => status !== 200).length
  const written = (await sendMessage(again.url)).status
  await again.end('SIGTERM')
  const [people, messages] = [before.people.length, before.messages.length]
  const [backupMs, restoreMs] = [Math.round(backup.durationMs), Math.round(restore.durationMs)]
  return {
    figures: { people, messages, lost, backupMs, restoreMs, refused, written },
    isKept: lost + refused === 0 && written === 201 && logins.length > 0,
  }
}

/** Stops the database of a running server, and starts it again. */
export async function loseDatabase(target: Target, postgres: Cluster): Promise<Outcome> {
  const server = await startServer(target)
  const { cookie } = await signedIn(server.url)
  postgres.stop()
  const { 503: refused = 0 } = await write(server.url, nothing(), 10)
  const pages = (await call(`${server.url}/`)).status
  postgres.start()

  let isBack = false
  for (let time = 0; time < 50 && !isBack; time++) {
    isBack = await hasSession(server.url, cookie)
    if (!isBack) await wait(100)
  }
  const written = (await sendMessage(server.url)).status
  await server.end('SIGTERM')
  return {
    figures: { refused, pages, isBack, written },
    isKept: refused === 10 && pages === 200 && isBack && written === 201,
  }
}

/** Fills the disk of a running server, checks its answers, frees the disk, and checks that it recovers. */
export async function fillDisk(): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gelegrid-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir], { stdio: 'ignore' })
  } catch {
    rmSync(dataDir, { recursive: true })
    return { figures: { leftOut: 'a small disk can only be mounted by root' }, isKept: true }
  }
  try {
    return await writeToFullDisk({ dataDir, databaseUrl: null })
  } finally {
    // A lazy unmount: SQLite releases a closed file only on garbage collection.
    execFileSync('umount', ['--lazy', dataDir])
    rmSync(dataDir, { recursive: true })
  }
}

async function writeToFullDisk(target: Target): Promise<Outcome> {
  const server = await startServer(target)
  const { cookie } = await signedIn(server.url)
  const known = nothing()
  await write(server.url, known, 20)
  const ballast = join(target.dataDir, 'ballast')
  fillUp(target.dataDir, ballast)
  const { 201: taken = 0, 503: refused = 0, ...others } = await write(server.url, known, 200)
  const isRead = await hasSession(server.url, cookie)
  truncateSync(ballast, 0)
  const { 201: takenLater = 0 } = await write(server.url, known, 20)
  await server.end('SIGTERM')

  const { lost } = await findLost(target, known)
  const hasOthers = Object.keys(others).length > 0
  return {
    figures: { taken, refused, ...others, isRead, takenLater, lost },
    isKept: refused > 0 && !hasOthers && isRead && takenLater === 20 && lost === 0,
  }
}

/** Leaves at most a few blocks free: the running server may take some of them first. */
function fillUp(dataDir: string, ballast: string) {
  const { bavail, bsize } = statfsSync(dataDir)
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, (bavail - 8) * bsize)))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
