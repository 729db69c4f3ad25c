import { copyFile, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openDatabase, SQLITE_FILE } from '#server/platform/database/open.ts'
import { makeDataDir } from '#tests/server/fixtures/databases.ts'
import { admin, operateWith } from './run-admin.ts'

vi.setConfig({ testTimeout: 120_000 })

async function makeDatabaseWith(key: string) {
  const dataDir = await makeDataDir()
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null })
  await db.insertInto('limits').values({ key, count: 1, ends_at: 1 }).execute()
  // libsql removes the files beside the database when it collects the last statement, some time after the end.
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  await close()
  return dataDir
}

/** The keys that the next start would find. Read from a copy, because this process would keep the file open. */
async function keysIn(dataDir: string) {
  const copy = await makeDataDir()
  await cp(dataDir, copy, { recursive: true })
  const { db, close } = await openDatabase({ dataDir: copy, databaseUrl: null })
  const rows = await db.selectFrom('limits').select('key').execute()
  await close()
  return rows.map(({ key }) => key)
}

const KILLING = '--import ./tests/admin/kill-at-step.mjs'

test('a restore killed before any of its steps leaves the old database, or the restored one', async () => {
  const backup = join(await makeDataDir(), 'copy.backup')
  const source = { dataDir: await makeDatabaseWith('from the backup'), databaseUrl: null }
  expect((await admin(source, 'backup', '--to', backup)).code).toBe(0)
  const old = await makeDatabaseWith('old')

  const found: Array<Array<string>> = []
  for (let step = 0, code = -1; code !== 0; step += 1) {
    const dataDir = await makeDataDir()
    await copyFile(join(old, SQLITE_FILE), join(dataDir, SQLITE_FILE))
    const environment = { NODE_OPTIONS: KILLING, KILL_AT_STEP: String(step) }
    const settings = { dataDir, databaseUrl: null }
    ;({ code } = await operateWith(environment, settings, 'restore', '--from', backup))
    found.push(await keysIn(dataDir))
  }
  expect(found.length).toBeGreaterThan(4)
  expect(new Set(found.map(String))).toEqual(new Set(['old', 'from the backup']))
})
