import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open.ts'
import { makeDataDir, makeDatabaseSettings } from '#tests/server/fixtures/databases.ts'

const testOnPostgres = test.skipIf(inject('postgresUrl') === null)

testOnPostgres('three instances that start at once on an empty database all find their tables', async () => {
  const settings = await makeDatabaseSettings('postgres')
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase(settings)))
  for (const { db, close } of databases) {
    expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([])
    await close()
  }
})

test('only the owner can read the files of a SQLite database, whatever the folder allows', async () => {
  const dataDir = await makeDataDir()
  await chmod(dataDir, 0o755)
  const { close } = await openDatabase({ dataDir, databaseUrl: null })
  const files = await readdir(dataDir)
  expect(files).toContain('site.db-wal')
  for (const file of files) expect((await stat(join(dataDir, file))).mode & 0o077).toBe(0)
  await close()
})
