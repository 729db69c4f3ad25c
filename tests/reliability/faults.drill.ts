import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startBuiltServer } from '#scripts/server-process.ts'
import { makeCluster, makeDatabaseIn, postgresBinaries, type Cluster } from '#tests/setup/cluster.ts'
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

/* Injects faults into the server of the last build (npm run reliability). */

const KILL_ROUNDS = 20

function environmentOf({ dataDir, databaseUrl }: Target): Record<string, string> {
  const SECRET = 'a key for servers that are only measured'
  return { DATA_DIR: dataDir, SECRET, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
}

/** A server, killed when a drill fails before its end. */
async function startServer(target: Target) {
  const server = await startBuiltServer(environmentOf(target))
  onTestFinished(() => server.end('SIGKILL'))
  return server
}

function newFolder(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `gelegrid-${name}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const onSqlite = (): Target => ({ dataDir: newFolder('drill'), databaseUrl: null })

/**
 * Kills the server repeatedly during sign-ups and submissions. All acknowledged data and their mails must be present
 * afterwards, and every account must be able to log in.
 */
async function killUnderLoad(target: Target) {
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
  expect({ lost, lostMails }).toEqual({ lost: [], lostMails: [] })
  expect(known.people).not.toEqual([])
  expect(known.messages).not.toEqual([])

  const { password } = newPerson()
  const server = await startServer(target)
  for (const email of accounts) expect((await logIn(server.url, { email, password })).status).toBe(200)
  await server.end('SIGTERM')
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

describe('SQLite', () => {
  test('a server killed under load loses nothing that it acknowledged', () => killUnderLoad(onSqlite()))

  test('a backup under load has all that was acknowledged before, and a server runs on it', async () => {
    const target = onSqlite()
    const place = onSqlite()
    const operate = (where: Target, ...words: Array<string>) =>
      execa(process.execPath, ['build/server/admin.js', ...words], {
        env: { PATH: process.env.PATH, ...environmentOf(where) },
        extendEnv: false,
      })
    const file = join(target.dataDir, 'drill.backup')

    const known = nothing()
    const server = await startServer(target)
    const stopLoad = startLoad(server.url, known, { people: 1, messages: 3 })
    await wait(3000)
    const before = structuredClone(known)
    await operate(target, 'backup', '--to', file)
    await stopLoad()
    await server.end('SIGTERM')

    await operate(place, 'restore', '--from', file)
    expect((await findLost(place, before)).lost).toEqual([])
    const again = await startServer(place)
    expect(before.people).not.toEqual([])
    for (const person of before.people.slice(0, 5)) expect((await logIn(again.url, person)).status).toBe(200)
    expect((await sendMessage(again.url)).status).toBe(201)
    await again.end('SIGTERM')
  })

  // Only root can mount a small disk.
  test.runIf(userInfo().uid === 0)(
    'a full disk refuses writes, loses nothing, and takes writes again when there is room',
    async () => {
      const dataDir = newFolder('small')
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir])
      // A lazy unmount: SQLite releases a closed file only on garbage collection.
      onTestFinished(() => void execFileSync('umount', ['--lazy', dataDir]))
      const target = { dataDir, databaseUrl: null }
      const server = await startServer(target)
      const { cookie } = await signedIn(server.url)
      const known = nothing()
      await write(server.url, known, 20)
      const ballast = join(target.dataDir, 'ballast')
      fillUp(target.dataDir, ballast)
      const { 201: taken = 0, 503: refused = 0 } = await write(server.url, known, 200)
      expect(refused).toBeGreaterThan(0)
      expect(taken + refused).toBe(200)
      expect(await hasSession(server.url, cookie)).toBe(true)
      truncateSync(ballast, 0)
      expect(await write(server.url, known, 20)).toEqual({ 201: 20 })
      await server.end('SIGTERM')
      expect((await findLost(target, known)).lost).toEqual([])
    },
  )
})

describe('PostgreSQL', () => {
  let cluster: Cluster
  beforeAll(async () => {
    const binaries = postgresBinaries()
    if (binaries === null) throw new Error('There is no PostgreSQL to try: run `npm run test:tools`.')
    cluster = await makeCluster(binaries)
  })
  afterAll(() => cluster?.remove())

  const onPostgres = async (name: string): Promise<Target> => ({
    dataDir: newFolder('drill'),
    databaseUrl: await makeDatabaseIn(cluster.url, name),
  })

  test('a server killed under load loses nothing that it acknowledged', async () =>
    killUnderLoad(await onPostgres('killed')))

  test('without its database a server refuses writes and serves pages, and goes on when it is back', async () => {
    const known = nothing()
    const server = await startServer(await onPostgres('stopped'))
    const { cookie } = await signedIn(server.url)
    cluster.stop()
    expect(await write(server.url, known, 10)).toEqual({ 503: 10 })
    expect((await call(`${server.url}/`)).status).toBe(200)
    cluster.start()

    for (let time = 0; time < 50 && !(await hasSession(server.url, cookie)); time++) await wait(100)
    expect(await hasSession(server.url, cookie)).toBe(true)
    expect(await write(server.url, known, 1)).toEqual({ 201: 1 })
    await server.end('SIGTERM')
  })
})
