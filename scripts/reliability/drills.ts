import assert from 'node:assert/strict'
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
  type Acknowledged,
  type Target,
} from './load.ts'

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
export async function killUnderLoad(target: Target): Promise<Acknowledged> {
  const known = nothing()
  for (let round = 0; round < KILL_ROUNDS; round++) {
    const server = await startServer(target)
    const stopLoad = startLoad(server.url, known, { people: 4, messages: 8 })
    // At a different moment each time.
    await wait(500 + round * 37)
    await server.end('SIGKILL')
    await stopLoad()
  }
  const { accounts, lost, lostMails } = await findLost(target, known)
  assert.deepEqual({ lost, lostMails }, { lost: [], lostMails: [] })
  assert(known.people.length > 0 && known.messages.length > 0)

  const { password } = newPerson()
  const server = await startServer(target)
  for (const email of accounts) assert.equal((await logIn(server.url, { email, password })).status, 200)
  await server.end('SIGTERM')
  return known
}

/**
 * Backs up a server under load, restores the backup in another place, and starts a server there. Everything
 * acknowledged before the backup began must be present, and users must be able to log in and submit.
 */
export async function drillBackup(target: Target, place: Target): Promise<Acknowledged> {
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
  await operate(target, 'backup', '--to', file)
  await stopLoad()
  await server.end('SIGTERM')

  await operate(place, 'restore', '--from', file)
  assert.deepEqual((await findLost(place, before)).lost, [])
  const again = await startServer(place)
  assert(before.people.length > 0)
  for (const person of before.people.slice(0, 5)) assert.equal((await logIn(again.url, person)).status, 200)
  assert.equal((await sendMessage(again.url)).status, 201)
  await again.end('SIGTERM')
  return before
}

/** Stops the database of a running server, and starts it again. */
export async function loseDatabase(target: Target, postgres: Cluster): Promise<Acknowledged> {
  const known = nothing()
  const server = await startServer(target)
  const { cookie } = await signedIn(server.url)
  postgres.stop()
  assert.deepEqual(await write(server.url, known, 10), { 503: 10 })
  assert.equal((await call(`${server.url}/`)).status, 200)
  postgres.start()

  for (let time = 0; time < 50 && !(await hasSession(server.url, cookie)); time++) await wait(100)
  assert(await hasSession(server.url, cookie))
  assert.deepEqual(await write(server.url, known, 1), { 201: 1 })
  await server.end('SIGTERM')
  return known
}

/** Fills the disk of a running server, checks its answers, frees the disk, and checks that it recovers. For root only. */
export async function fillDisk(): Promise<Acknowledged> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gelegrid-small-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir])
  try {
    return await writeToFullDisk({ dataDir, databaseUrl: null })
  } finally {
    // A lazy unmount: SQLite releases a closed file only on garbage collection.
    execFileSync('umount', ['--lazy', dataDir])
    rmSync(dataDir, { recursive: true })
  }
}

async function writeToFullDisk(target: Target) {
  const server = await startServer(target)
  const { cookie } = await signedIn(server.url)
  const known = nothing()
  await write(server.url, known, 20)
  const ballast = join(target.dataDir, 'ballast')
  fillUp(target.dataDir, ballast)
  const { 201: taken = 0, 503: refused = 0 } = await write(server.url, known, 200)
  assert(refused > 0)
  assert.equal(taken + refused, 200)
  assert(await hasSession(server.url, cookie))
  truncateSync(ballast, 0)
  assert.deepEqual(await write(server.url, known, 20), { 201: 20 })
  await server.end('SIGTERM')
  assert.deepEqual((await findLost(target, known)).lost, [])
  return known
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
