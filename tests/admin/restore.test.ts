import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test, vi } from 'vitest'
import { openDatabase } from '#server/platform/database/open.ts'
import { makeDatabaseSettings } from '#tests/server/fixtures/databases.ts'
import { startServer } from '#tests/server/fixtures/server-process.ts'
import { makeBuild } from '#tests/server/fixtures/site.ts'
import { MESSAGE } from '#tests/server/fixtures/submissions.ts'
import { operate } from './operate.ts'

vi.setConfig({ testTimeout: 60_000 })

test('a restore takes nothing over from a database of which only the log is left [RUN-13]', async () => {
  const settings = await makeDatabaseSettings()
  const server = startServer({ BUILD_DIR: await makeBuild(), DATA_DIR: settings.dataDir })
  const port = await server.ready
  const backup = join(settings.dataDir, 'copy.backup')
  expect(operate(settings, 'backup', '--to', backup)).toMatchObject({ code: 0 })
  for (const key of ['key-of-one', 'key-of-another']) {
    const { status } = await fetch(`http://127.0.0.1:${port}/submissions/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(MESSAGE),
    })
    expect(status).toBe(201)
  }
  server.child.kill('SIGKILL')
  await server.exited
  await rm(join(settings.dataDir, 'site.db'))
  expect(existsSync(join(settings.dataDir, 'site.db-wal'))).toBe(true)

  const { code, output } = operate(settings, 'restore', '--from', backup)
  expect(code).toBe(0)
  expect(operate(settings, 'submissions', 'list').output).toBe('Nothing has been sent yet.\n')
  const [, kept = ''] = /What was there before is in (\S+)\. /.exec(output) ?? []
  expect(kept).toMatch(/site\.db\.before-\S+-wal$/)
  expect(existsSync(kept)).toBe(true)
})

test.skipIf(inject('postgresUrl') === null)(
  'a backup of PostgreSQL is restored on a machine that has no folder for data yet [RUN-10]',
  async () => {
    const settings = await makeDatabaseSettings('postgres')
    await (await openDatabase(settings)).close()
    const backup = join(settings.dataDir, 'copy.backup')
    expect(operate(settings, 'backup', '--to', backup)).toMatchObject({ code: 0 })
    const elsewhere = { ...settings, dataDir: join(settings.dataDir, 'drill') }
    expect(operate(elsewhere, 'restore', '--from', backup)).toMatchObject({ code: 0, stderr: '' })
  },
)
