import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open.ts'
import { requestStore } from '#server/requests/request-store.ts'
import { makeMemberApp } from '#tests/server/fixtures/accounts.ts'
import { makeDatabaseSettings } from '#tests/server/fixtures/databases.ts'
import { compiledProgram } from '#tests/server/fixtures/server-process.ts'
import { admin } from './run-admin.ts'

test.skipIf(!existsSync('/dev/full'))(
  'a list onto a full disk fails, as the file is incomplete',
  async () => {
    const settings = await makeDatabaseSettings()
    await (await openDatabase(settings)).close()
    const full = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(full))
    const { status, stderr } = spawnSync(process.execPath, [compiledProgram('admin'), 'requests', 'list'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: settings.dataDir },
      stdio: ['ignore', full, 'pipe'],
    })
    expect(status).toBe(1)
    expect(stderr).toContain('The output is incomplete: ENOSPC')
  },
)

// Clears the screen, sets the title, changes colours with a single byte, and hides text from the reader.
const HOSTILE = 'Ada\u001b[2J\u001b]0;root\u0007\u009b31m\u202E\u2066\r\nObi'
const CONTROL = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u

test('no command shows the control characters of what people sent', async () => {
  const { database, app, settings } = await makeMemberApp()
  const { db } = database
  const names = { first_name: HOSTILE, surname: HOSTILE }
  const { id } = await db.updateTable('accounts').set(names).returning('id').executeTakeFirstOrThrow()
  await requestStore(db, app.now).add({ account_id: id, kind: 'mentor', subject: HOSTILE, message: HOSTILE })
  const { code, output } = await admin(settings, 'requests', 'list')
  expect(code).toBe(0)
  expect(output).toContain('Ada\uFFFD[2J')
  expect(output).not.toMatch(CONTROL)
  const { stderr } = await admin(settings, 'users', 'end-sessions', HOSTILE)
  expect(stderr).toContain('Ada\uFFFD[2J')
  expect(stderr).not.toMatch(CONTROL)
})
