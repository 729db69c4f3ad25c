import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requestStore } from '#server/requests/request-store.ts'
import { makeMemberApp } from '#tests/server/fixtures/accounts.ts'
import { nominate, NOMINATION } from '#tests/server/fixtures/submissions.ts'
import { admin, adminWith } from './run-admin.ts'

// Clears the screen, sets the title, changes colours with a single byte, and hides text from the reader.
const HOSTILE = 'Ada\u001b[2J\u001b]0;root\u0007\u009b31m\u202E\u2066\r\nObi'
const CONTROL = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u

/** A member, a request and a nomination with hostile text in every field, as no form would let it in. */
async function makeHostileSite() {
  const { app, database, settings } = await makeMemberApp()
  await nominate(app)
  const { db } = database
  const names = { username: HOSTILE, first_name: HOSTILE, surname: HOSTILE, phone_number: HOSTILE }
  const { id } = await db.updateTable('accounts').set(names).returning('id').executeTakeFirstOrThrow()
  await requestStore(db, app.now).add({ account_id: id, kind: 'mentor', subject: HOSTILE, message: HOSTILE })
  const texts = { nominatorName: HOSTILE, statement: HOSTILE, fullName: HOSTILE }
  await db
    .updateTable('submissions')
    .set({ payload: JSON.stringify({ ...NOMINATION, ...texts }) })
    .execute()
  await db.updateTable('submissions').set({ sender: HOSTILE }).execute()
  await db.updateTable('materials').set({ name: HOSTILE, type: HOSTILE }).execute()
  return settings
}

test('no command shows the control characters of what people sent', async () => {
  const settings = await makeHostileSite()
  for (const line of [
    'users list',
    'submissions list',
    'submissions export --kind nominations',
    'submissions export --kind nominations --format json',
    'requests list',
  ]) {
    const { code, output } = await adminWith({ isTerminal: true }, settings, ...line.split(' '))
    expect([line, code]).toEqual([line, 0])
    expect(output, line).toMatch(/Ada\uFFFD\[2J|Ada\\u001b\[2J/)
    expect(output, line).not.toMatch(CONTROL)
  }
  const { stderr } = await admin(settings, 'users', 'end-sessions', HOSTILE)
  expect(stderr).toContain('Ada\uFFFD[2J')
  expect(stderr).not.toMatch(CONTROL)
})

test('a file and another program get the text as it was sent', async () => {
  const settings = await makeHostileSite()
  const words = ['submissions', 'export', '--kind', 'nominations', '--format', 'json']
  const to = join(settings.dataDir, 'nominations.json')
  await adminWith({ isTerminal: true }, settings, ...words, '--to', to)
  for (const text of [await readFile(to, 'utf8'), (await admin(settings, ...words)).output]) {
    expect(JSON.parse(text)).toMatchObject([{ statement: HOSTILE, attachment: HOSTILE }])
  }
})
