import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import type { Cluster } from '#scripts/postgres/cluster.ts'
import { call, findLost, logIn, newPerson, nothing, sendMessage, signedIn, startLoad, write } from './load.ts'
import { makeTarget, startServer, type Target } from './server-under-test.ts'

/** The figures of a drill, and whether all guarantees held. */
export type Measured = { figures: string; isKept: boolean }

export const KILL_ROUNDS = 20

/**
 * Kills the server repeatedly during sign-ups and submissions. All acknowledged data and their mails must be present
 * afterwards, and every account must be able to log in.
 */
export async function killUnderLoad(target: Target): Promise<Measured> {
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

  const { accounts, lost, mailsDue, lostMails } = await findLost(target, known)
  const server = await startServer(target)
  let refused = 0
  for (const { email } of accounts)
    if ((await logIn(server.url, { ...newPerson(), email })).status !== 200) refused += 1
  await server.end('SIGTERM')
  const { people, messages } = known
  return {
    figures:
      `${people.length} sign-ups and ${messages.length} messages acknowledged, ${lost} lost; ` +
      `${mailsDue} mails due, ${lostMails} lost; ${accounts.length} accounts found, ${refused} that cannot log in`,
    isKept: lost + lostMails + refused === 0 && people.length > 0 && messages.length > 0,
  }
}

/**
 * Backs up a server under load, restores the backup in another place, and starts a server there. Everything
 * acknowledged before the backup began must be present, and users must be able to log in and submit.
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
  const seconds = ({ durationMs }: typeof backup) => (durationMs / 1000).toFixed(1)
  return {
    figures:
      `${before.people.length} sign-ups and ${before.messages.length} messages acknowledged before the backup, ${lost} lost; backup in ${seconds(backup)} s, restore in ${seconds(restore)} s; ` +
      `${refused} of ${logins.length} logins refused, a write answered ${written}`,
    isKept: lost + refused === 0 && written === 201 && logins.length > 0,
  }
}

/** Stops the database of a running server, and starts it again. */
export async function loseDatabase(target: Target, postgres: Cluster): Promise<Measured> {
  const known = nothing()
  const server = await startServer(target)
  const { cookie } = await signedIn(server.url)
  postgres.stop()
  const began = performance.now()
  await write(server.url, known, 10)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const pages = (await call(`${server.url}/`)).status
  postgres.start()

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

/** Fills the disk of a running server, checks its answers, frees the disk, and checks that it recovers. */
export async function fillDisk(): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gelegrid-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir], { stdio: 'ignore' })
  } catch {
    rmSync(dataDir, { recursive: true })
    return { figures: 'left out: a small disk can only be mounted by root', isKept: true }
  }
  try {
    return await writeToFullDisk(makeTarget(dataDir))
  } finally {
    // A lazy unmount: SQLite releases a closed file only on garbage collection.
    execFileSync('umount', ['--lazy', dataDir])
    rmSync(dataDir, { recursive: true })
  }
}

async function writeToFullDisk(target: Target): Promise<Measured> {
  const server = await startServer(target)
  const { cookie } = await signedIn(server.url)
  const known = nothing()
  await write(server.url, known, 20)
  const ballast = join(target.dataDir, 'ballast')
  fillUp(target.dataDir, ballast)
  await write(server.url, known, 200)
  const whileFull = Object.fromEntries(known.statuses)
  const reads = (await call(`${server.url}/auth/verify-user`, undefined, { cookie })).status
  truncateSync(ballast, 0)
  const before = known.messages.length
  await write(server.url, known, 20)
  const after = known.messages.length - before
  await server.end('SIGTERM')

  const { lost } = await findLost(target, known)
  const refused = whileFull[503] ?? 0
  return {
    figures: `${refused} writes refused with 503 while full, session check answered ${reads}; ${after} of 20 writes taken once there was room; ${known.messages.length} acknowledged, ${lost} lost`,
    isKept:
      refused > 0 &&
      Object.keys(whileFull).every((status) => ['201', '503'].includes(status)) &&
      reads === 200 &&
      after === 20 &&
      lost === 0,
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
