import { existsSync, readdirSync, statSync } from 'node:fs'
import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import Sqlite from 'libsql'
import { expect, inject, test, vi } from 'vitest'
import { openDatabase } from '#server/platform/database/open.ts'
import { AMINA } from '#tests/server/fixtures/accounts.ts'
import {
  makeDatabaseSettings,
  makeDataDir,
  testOnPostgres,
  type DatabaseSettings,
} from '#tests/server/fixtures/databases.ts'
import { startServer } from '#tests/server/fixtures/server-process.ts'
import { MESSAGE } from '#tests/server/fixtures/submissions.ts'
import { admin, operate } from './run-admin.ts'

vi.setConfig({ testTimeout: 120_000 })

type Server = Awaited<ReturnType<typeof startOn>>

async function startOn({ dataDir, databaseUrl }: DatabaseSettings) {
  const server = startServer({
    BUILD_DIR: inject('builtSite'),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    SECRET: 'a key that only these tests know',
    RATE_LIMIT_FACTOR: '9999',
  })
  const url = `http://127.0.0.1:${await server.ready}`
  const post = async (path: string, body: object, key = '') => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  const write = (message: string) => post('/submissions/contact', { ...MESSAGE, message }, message)
  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    server.child.kill(signal)
    await server.exited
  }
  return { post, write, stop }
}

/** The stored messages. This process keeps the file open afterwards. */
async function messagesIn(settings: DatabaseSettings) {
  const { db, close } = await openDatabase(settings)
  const rows = await db.selectFrom('submissions').select('payload').execute()
  await close()
  return rows.map(({ payload }) => (JSON.parse(payload) as { message: string }).message)
}

/** Makes a backup while people write. Returns what was acknowledged before it began. */
async function backUpUnderLoad({ post, write }: Server, backUp: () => Promise<unknown>) {
  await post('/auth/signup', AMINA)
  expect(await post('/auth/login', AMINA)).toBe(200)
  await post('/auth/recovery', { contact: AMINA.email })
  const acknowledged: Array<string> = []
  let isOver = false
  const writing = Array.from({ length: 8 }, async (_none, writer) => {
    for (let count = 0; !isOver; count += 1) {
      const message = `message-${writer}-${count}`
      if ((await write(message)) === 201) acknowledged.push(message)
    }
  })
  await vi.waitUntil(() => acknowledged.length > 40, 20_000)
  const before = [...acknowledged]
  await backUp()
  expect(acknowledged.length).toBeGreaterThan(before.length)
  isOver = true
  await Promise.all(writing)
  return before
}

async function expectNothingTransientIn(settings: DatabaseSettings) {
  const { db, close } = await openDatabase(settings)
  for (const name of ['sessions', 'recoveries', 'outbox'] as const)
    expect(await db.selectFrom(name).selectAll().execute()).toEqual([])
  expect(await db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
  await close()
}

test('a backup under load has every row acknowledged before [MORE-26 RUN-10]', async () => {
  const settings = await makeDatabaseSettings()
  const server = await startOn(settings)
  const backup = join(settings.dataDir, 'copy.backup')
  const before = await backUpUnderLoad(server, async () =>
    expect(await operate(settings, 'backup', '--to', backup)).toMatchObject({ code: 0, stderr: '' }),
  )
  expect(statSync(backup).mode & 0o077).toBe(0)

  const empty = await makeDatabaseSettings()
  const elsewhere = { ...empty, dataDir: join(empty.dataDir, 'drill') }
  expect(await admin(elsewhere, 'restore', '--from', backup)).toMatchObject({ code: 0, stderr: '' })
  const kept = new Set(await messagesIn(elsewhere))
  expect(before.filter((message) => !kept.has(message))).toEqual([])

  expect(await server.write('after-the-backup')).toBe(201)
  const restore = (from: string) => operate(settings, 'restore', '--from', from)
  const whileInUse = await restore(backup)
  expect(whileInUse).toMatchObject({ code: 1, stderr: expect.stringContaining('Stop it first') })
  await server.stop()
  const restored = await restore(backup)
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  const aside = /before is in (\S+)\. Delete/.exec(restored.output)![1]!
  expect(await restore(aside)).toMatchObject({ code: 0, stderr: '' })
  expect(await messagesIn(settings)).toContain('after-the-backup')
  await expectNothingTransientIn(settings)
})

testOnPostgres('so has one of PostgreSQL, by the commands of the guide [MORE-26 RUN-10]', async () => {
  const settings = await makeDatabaseSettings('postgres')
  const server = await startOn(settings)
  const backup = join(settings.dataDir, 'copy.dump')
  const leftOut = '--exclude-table-data=sessions|recoveries|outbox'
  const dump = ['--format=custom', leftOut, `--file=${backup}`, settings.databaseUrl!]
  const before = await backUpUnderLoad(server, () => execa('pg_dump', dump))
  await server.stop()
  const elsewhere = await makeDatabaseSettings('postgres')
  const whole = ['--no-owner', '--no-privileges', '--single-transaction']
  await execa('pg_restore', [...whole, `--dbname=${elsewhere.databaseUrl}`, backup])
  const kept = new Set(await messagesIn(elsewhere))
  expect(before.filter((message) => !kept.has(message))).toEqual([])
  await expectNothingTransientIn(elsewhere)
  expect((await admin(settings, 'backup', '--to', `${backup}.2`)).stderr).toContain('docs/deploying.md')
})

test('a restore takes nothing over from a database of which only the log is left [RUN-13]', async () => {
  const settings = await makeDatabaseSettings()
  const { write, stop } = await startOn(settings)
  const backup = join(settings.dataDir, 'copy.backup')
  expect((await operate(settings, 'backup', '--to', backup)).code).toBe(0)
  for (const message of ['first-message', 'second-message']) expect(await write(message)).toBe(201)
  await stop('SIGKILL')
  await rm(join(settings.dataDir, 'site.db'))
  expect(existsSync(join(settings.dataDir, 'site.db-wal'))).toBe(true)

  const { code, output } = await operate(settings, 'restore', '--from', backup)
  expect(code).toBe(0)
  expect(await messagesIn(settings)).toEqual([])
  const [, kept = ''] = /What was there before is in (\S+)\. /.exec(output) ?? []
  expect(kept).toMatch(/site\.db\.before-\S+-wal$/)
  expect(existsSync(kept)).toBe(true)
})

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

async function replaceByAnother(path: string) {
  await rm(path)
  const file = new Sqlite(path)
  file.exec('CREATE TABLE recipes (name TEXT)')
  file.close()
}

test.each([
  ['half of it', (path: string) => truncate(path, 20_000), 'is no sound backup'],
  ['another file', (path: string) => writeFile(path, 'My diary'), 'is no sound backup'],
  ['the database of another application', replaceByAnother, 'a database of something else'],
])('a backup with %s is refused before anything is touched', async (_what, spoil, stderr) => {
  const backup = await makeBackup()
  await spoil(backup)
  const settings = await makeDatabaseSettings()
  expect(await admin(settings, 'restore', '--from', backup)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(stderr),
  })
  expect(readdirSync(settings.dataDir)).toEqual([])
})

test('a file that is not there is named, and none is made', async () => {
  const settings = await makeDatabaseSettings()
  const from = join(settings.dataDir, 'mistyped.db')
  const { code, stderr } = await admin(settings, 'restore', '--from', from)
  expect([code, stderr]).toEqual([1, `There is no file ${from}.`])
  expect(readdirSync(settings.dataDir)).toEqual([])
})

test('a backup can replace a broken database', async () => {
  const backup = await makeBackup()
  const settings = { dataDir: await makeDataDir(), databaseUrl: null }
  await writeFile(join(settings.dataDir, 'site.db'), 'A disk wrote this. '.repeat(500))
  expect(await admin(settings, 'restore', '--from', backup)).toMatchObject({ code: 0, stderr: '' })
  expect(await messagesIn(settings)).toEqual([])
  expect(readdirSync(settings.dataDir).some((name) => name.startsWith('site.db.before-'))).toBe(true)
})
