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

test('only the owner can read the files of a SQLite database, whatever the folder allows', async () => {
  const dataDir = await makeDataDir()
  await chmod(dataDir, 0o755)
  const { close } = await openDatabase({ dataDir, databaseUrl: null })
  const files = await readdir(dataDir)
  expect(files).toContain('site.db-wal')
  for (const file of files) expect((await stat(join(dataDir, file))).mode & 0o077).toBe(0)
  await close()
})
