import { existsSync, readdirSync, statSync } from 'node:fs'
import { copyFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { expect, inject, test, vi } from 'vitest'
import { openDatabase } from '#server/platform/database/open.ts'
import { AMINA } from '#tests/server/fixtures/accounts.ts'
import {
  makeDatabaseSettings,
  makeDataDir,
  testOnBoth,
  testOnPostgres,
  type DatabaseSettings,
} from '#tests/server/fixtures/databases.ts'
import { startServer } from '#tests/server/fixtures/server-process.ts'
import { MESSAGE } from '#tests/server/fixtures/submissions.ts'
import { admin, operate, operateWith } from './run-admin.ts'

vi.setConfig({ testTimeout: 120_000 })

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
  const words = ['submissions', 'export', '--kind', 'contact', '--format', 'json']
  const { output } = await admin(settings, ...words)
  return (JSON.parse(output) as Array<{ message: string }>).map(({ message }) => message)
}

testOnBoth('a backup under load has every row acknowledged before [MORE-26 RUN-10]', async (kind) => {
  const settings = await makeDatabaseSettings(kind)
  const { post, write, stop } = await startOn(settings)
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
  const backup = join(settings.dataDir, 'copy.backup')
  const before = [...acknowledged]
  expect(await operate(settings, 'backup', '--to', backup)).toMatchObject({ code: 0, stderr: '' })
  expect(acknowledged.length).toBeGreaterThan(before.length)
  isOver = true
  await Promise.all(writing)
  expect(statSync(backup).mode & 0o077).toBe(0)

  const empty = await makeDatabaseSettings(kind)
  const elsewhere = { ...empty, dataDir: join(empty.dataDir, 'drill') }
  expect(await admin(elsewhere, 'restore', '--from', backup)).toMatchObject({ code: 0, stderr: '' })
  const kept = new Set(await messagesIn(elsewhere))
  expect(before.filter((message) => !kept.has(message))).toEqual([])

  // Connects to PostgreSQL again, as a server that has nothing to do closes its connections.
  expect(await write('after-the-backup')).toBe(201)
  const restore = (from: string) => operate(settings, 'restore', '--from', from)
  const whileInUse = await restore(backup)
  expect(whileInUse).toMatchObject({ code: 1, stderr: expect.stringContaining('Stop it first') })
  await stop()
  const restored = await restore(backup)
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  const aside = /before is in (\S+)\. Delete/.exec(restored.output)![1]!
  expect(await restore(aside)).toMatchObject({ code: 0, stderr: '' })
  expect(await messagesIn(settings)).toContain('after-the-backup')

  const { db, close } = await openDatabase(settings)
  for (const name of ['sessions', 'recoveries', 'outbox'] as const)
    expect(await db.selectFrom(name).selectAll().execute()).toEqual([])
  expect(await db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
  await close()
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
  ['half of it', (path: string) => truncate(path, 20_000), 'is damaged'],
  ['another file', (path: string) => writeFile(path, 'My diary'), 'is no backup'],
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

testOnPostgres('a backup of the other kind of database is refused', async () => {
  const backup = await makeBackup()
  const settings = await makeDatabaseSettings('postgres')
  const copy = join(settings.dataDir, 'copy.backup')
  await copyFile(backup, copy)
  expect((await admin(settings, 'restore', '--from', copy)).stderr).toBe(
    `${copy} is a backup of the other kind of database: sqlite.`,
  )
})

test('a backup can replace a broken database', async () => {
  const backup = await makeBackup()
  const settings = { dataDir: await makeDataDir(), databaseUrl: null }
  await writeFile(join(settings.dataDir, 'site.db'), 'A disk wrote this. '.repeat(500))
  expect(await admin(settings, 'restore', '--from', backup)).toMatchObject({ code: 0, stderr: '' })
  expect(await messagesIn(settings)).toEqual([])
  expect(readdirSync(settings.dataDir).some((name) => name.startsWith('site.db.before-'))).toBe(true)
})

test('a tool of PostgreSQL that asks for a password gets no answer', async () => {
  const bin = await makeDataDir()
  await writeFile(join(bin, 'pg_dump'), '#!/bin/sh\nread password || echo none >&2\nexit 1', { mode: 0o755 })
  const settings = { dataDir: bin, databaseUrl: 'postgres://site@db/site' }
  const { stderr } = await operateWith({ PATH: bin }, settings, 'backup', '--to', join(bin, 'copy.backup'))
  expect(stderr).toContain('pg_dump did not succeed:\nnone')
})
