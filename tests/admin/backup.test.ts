import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { copyFile, mkdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase, type Database } from '#server/platform/database/open.ts'
import { AMINA } from '#tests/server/fixtures/accounts.ts'
import { operate, operateMeanwhile } from './operate.ts'
import { admin } from './run-admin.ts'
import {
  makeDatabaseSettings,
  makeDataDir,
  testOnBoth,
  type DatabaseSettings,
} from '#tests/server/fixtures/databases.ts'
import { startServer } from '#tests/server/fixtures/server-process.ts'
import { makeBuild } from '#tests/server/fixtures/site.ts'
import { MESSAGE } from '#tests/server/fixtures/submissions.ts'

vi.setConfig({ testTimeout: 120_000 })

async function startOn({ dataDir, databaseUrl }: DatabaseSettings) {
  const server = startServer({
    BUILD_DIR: await makeBuild(),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    SECRET: 'a key that only these tests know',
    RATE_LIMIT_FACTOR: '9999',
  })
  const url = `http://127.0.0.1:${await server.ready}`
  const post = (path: string, body: object, key = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
  async function stop() {
    server.child.kill('SIGTERM')
    await server.exited
  }
  return { post, stop }
}

/** The stored messages, read by another process, as this one would keep the file open. */
function messagesIn(settings: DatabaseSettings) {
  const { output } = operate(settings, 'submissions', 'export', '--kind', 'contact', '--format', 'json')
  return (JSON.parse(output) as Array<{ message: string }>).map(({ message }) => message)
}

testOnBoth(
  'a backup taken under load has every row acknowledged before, and restores into an empty database [MORE-26]',
  async (kind) => {
    const settings = await makeDatabaseSettings(kind)
    const server = await startOn(settings)
    const acknowledged: Array<string> = []
    let isOver = false
    const writing = Array.from({ length: 4 }, async (_none, writer) => {
      for (let count = 0; !isOver; count += 1) {
        const key = `key-${writer}-${count}`
        const { status } = await server.post('/submissions/contact', { ...MESSAGE, message: key }, key)
        if (status === 201) acknowledged.push(key)
      }
    })
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(100), 20_000)

    const backup = join(settings.dataDir, 'copy.backup')
    const before = [...acknowledged]
    const taken = await operateMeanwhile(settings, {}, 'backup', '--to', backup)
    const during = acknowledged.length - before.length
    isOver = true
    await Promise.all(writing)
    await server.stop()
    expect(taken).toMatchObject({ code: 0, stderr: '' })
    expect(during).toBeGreaterThan(0)
    expect(statSync(backup).mode & 0o077).toBe(0)

    const empty = await makeDatabaseSettings(kind)
    const restored = operate(empty, 'restore', '--from', backup)
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    const kept = new Set(messagesIn(empty))
    expect(before.filter((key) => !kept.has(key))).toEqual([])
  },
)

testOnBoth(
  'a restore brings back accounts, but neither sessions nor mail, and keeps the previous database',
  async (kind) => {
    const settings = await makeDatabaseSettings(kind)
    const backup = join(settings.dataDir, 'copy.backup')
    const first = await startOn(settings)
    await first.post('/auth/signup', AMINA)
    const login = await first.post('/auth/login', AMINA)
    await first.post('/auth/recovery', { contact: AMINA.email })
    await first.stop()
    expect(operate(settings, 'backup', '--to', backup).code).toBe(0)
    const second = await startOn(settings)
    await second.post('/submissions/contact', { ...MESSAGE, message: 'After the backup' }, 'key-after-it')
    const whileInUse = operate(settings, 'restore', '--from', backup)
    await second.stop()
    expect(whileInUse).toMatchObject({ code: 1, stderr: expect.stringContaining('Stop it first') })
    expect(messagesIn(settings)).toEqual(['After the backup'])

    const restored = operate(settings, 'restore', '--from', backup)
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.output).toContain('1 account, 0 submissions')
    expect(messagesIn(settings)).toEqual([])
    const third = await startOn(settings)
    expect(login.status).toBe(200)
    expect((await third.post('/auth/login', AMINA)).status).toBe(200)
    await third.stop()

    const aside = /before is in (\S+)\. Delete/.exec(restored.output)![1]!
    expect(existsSync(aside)).toBe(true)
    expect(operate(settings, 'restore', '--from', aside)).toMatchObject({ code: 0, stderr: '' })
    expect(messagesIn(settings)).toEqual(['After the backup'])

    const { db, close } = await openDatabase(settings)
    for (const name of ['sessions', 'recoveries', 'outbox'] as const) {
      expect(await db.selectFrom(name).selectAll().execute()).toEqual([])
    }
    await close()
  },
)

/** Restores an empty database, while a server does some work between the dump of the tables and their replacement. */
async function restoreMeanwhile(work: (settings: DatabaseSettings) => Promise<void>) {
  const settings = await makeDatabaseSettings('postgres')
  await (await openDatabase(settings)).close()
  const backup = join(settings.dataDir, 'copy.backup')
  expect(operate(settings, 'backup', '--to', backup).code).toBe(0)

  // Replaces pg_dump by a program that ends only when the work is done.
  const tools = await makeDataDir()
  const real = spawnSync('sh', ['-c', 'command -v pg_dump'], { encoding: 'utf8' }).stdout.trim()
  const wrapper = `#!/bin/sh\n"${real}" "$@" && touch "${tools}/dumped" && until [ -e "${tools}/done" ]; do :; done\n`
  await writeFile(join(tools, 'pg_dump'), wrapper, { mode: 0o755 })
  const environment = { PATH: `${tools}:${process.env.PATH}` }
  const restoring = operateMeanwhile(settings, environment, 'restore', '--from', backup)
  await vi.waitFor(() => expect(existsSync(join(tools, 'dumped'))).toBe(true), 20_000)
  await work(settings)
  await writeFile(join(tools, 'done'), '')
  return restoring
}

async function keysIn(settings: DatabaseSettings) {
  const { db, close } = await openDatabase(settings)
  const rows = await db.selectFrom('limits').select('key').execute()
  await close()
  return rows.map(({ key }) => key)
}

test.skipIf(inject('postgresUrl') === null).each([
  ['starts', 'Stop it first', async () => {}],
  ['starts, writes and stops', 'Keep it stopped', ({ close }: Database) => close()],
])(
  'a server that %s while the previous tables are put aside stops the restore, and keeps its rows',
  async (_what, reason, end) => {
    let settings: DatabaseSettings | undefined
    const restored = await restoreMeanwhile(async (given) => {
      settings = given
      const server = await openDatabase(given)
      onTestFinished(() => server.close())
      await server.db.insertInto('limits').values({ key: 'new', count: 1, ends_at: 1 }).execute()
      await end(server)
    })
    expect(restored).toMatchObject({ code: 1, stderr: expect.stringContaining(reason) })
    expect(settings && (await keysIn(settings))).toEqual(['new'])
  },
)

async function makeBackup() {
  const settings = await makeDatabaseSettings()
  const { db, close } = await openDatabase(settings)
  await db
    .insertInto('limits')
    .values({ key: 'x'.repeat(50_000), count: 1, ends_at: 1 })
    .execute()
  await close()
  const backup = join(settings.dataDir, 'copy.backup')
  expect((await admin(settings, 'backup', '--to', backup)).code).toBe(0)
  return backup
}

test.each([
  ['half of it', (path: string) => truncate(path, 20_000), 'is damaged'],
  ['another file', (path: string) => writeFile(path, 'My diary'), 'is no backup'],
  ['nothing in it', (path: string) => truncate(path, 0), 'is no backup'],
])('a backup with %s is refused before anything is touched', async (_what, spoil, stderr) => {
  const backup = await makeBackup()
  await spoil(backup)
  const settings = await makeDatabaseSettings()
  await (await openDatabase(settings)).close()
  const before = readdirSync(settings.dataDir)
  expect(operate(settings, 'restore', '--from', backup)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(stderr),
  })
  expect(readdirSync(settings.dataDir)).toEqual(before)
})

test('a database of another application is rejected', async () => {
  const settings = await makeDatabaseSettings()
  const other = join(settings.dataDir, 'other.db')
  const { default: Sqlite } = await import('libsql')
  const file = new Sqlite(other)
  file.exec('CREATE TABLE recipes (name TEXT)')
  file.close()
  expect((await admin(settings, 'restore', '--from', other)).stderr).toContain('a database of something else')
})

test('a backup can replace a broken database', async () => {
  const backup = await makeBackup()
  const dataDir = await makeDataDir()
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, 'site.db'), 'A disk wrote this. '.repeat(500))
  const settings = { dataDir, databaseUrl: null }
  expect(operate(settings, 'restore', '--from', backup)).toMatchObject({ code: 0, stderr: '' })
  expect(messagesIn(settings)).toEqual([])
  expect(readdirSync(dataDir).some((name) => name.startsWith('site.db.before-'))).toBe(true)
})

test.skipIf(inject('postgresUrl') === null)('a backup of the other kind of database is refused', async () => {
  const backup = await makeBackup()
  const settings = await makeDatabaseSettings('postgres')
  const copy = join(settings.dataDir, 'copy.backup')
  await copyFile(backup, copy)
  expect((await admin(settings, 'restore', '--from', copy)).stderr).toBe(
    `${copy} is a backup of the other kind of database: sqlite.`,
  )
})
