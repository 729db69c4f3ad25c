import { execFile } from 'node:child_process'
import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open.ts'
import { makeDataDir, makeDatabaseSettings, testOnBoth } from '#tests/server/fixtures/databases.ts'

// In separate processes, because waiting for SQLite's lock blocks a process.
testOnBoth('three instances that start at once on an empty database all find their tables', async (kind) => {
  const settings = await makeDatabaseSettings(kind)
  const start = `
    import { openDatabase } from './server/platform/database/open.ts'
    const { db, close } = await openDatabase(${JSON.stringify(settings)})
    console.log(await db.selectFrom('accounts').selectAll().execute())
    await close()`
  const run = promisify(execFile)
  const outputs = await Promise.all(
    [1, 2, 3].map(() => run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', start])),
  )
  expect(outputs.map(({ stdout }) => stdout)).toEqual(['[]\n', '[]\n', '[]\n'])
})

testOnBoth('stored values are read back unchanged', async (kind) => {
  const settings = await makeDatabaseSettings(kind)
  const { db, close } = await openDatabase(settings)
  const submission = {
    id: 'a',
    kind: 'contact',
    idempotency_key: 'k',
    content_hash: 'h',
    payload: JSON.stringify({ text: 'Ẹ káàbọ̀ 🎉' }),
    account_id: null,
    donor_key: null,
    lapsed_at: null,
    created_at: 1_790_000_000_123,
    received_at: null,
    reference_code: '7F3KQ2',
    notified_at: null,
  }
  const content = Buffer.from([0, 255, 1, 254])
  await db.insertInto('submissions').values(submission).execute()
  await db
    .insertInto('materials')
    .values({ submission_id: 'a', name: 'cv.pdf', type: 'application/pdf', size: 4, content })
    .execute()

  expect(await db.selectFrom('submissions').selectAll().executeTakeFirst()).toEqual(submission)
  const material = await db.selectFrom('materials').selectAll().executeTakeFirstOrThrow()
  expect(Buffer.from(material.content).equals(content)).toBe(true)
  await close()
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
