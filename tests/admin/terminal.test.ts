import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { submissionIndexRow } from '#server/submissions/submission-index-row.ts'
import { AMINA, makeAccountsApp, makeBrowser } from '#tests/server/fixtures/accounts.ts'
import { NOMINATION } from '#tests/server/fixtures/submissions.ts'
import { admin, adminAtTerminal } from './run-admin.ts'

// Clears the screen, sets the title, changes colours with a single byte, and hides text from the reader.
const HOSTILE = 'Ada\u001b[2J\u001b]0;root\u0007\u009b31m\u202E\u2066\r\nObi'
const CONTROL = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u
const ID = 'a-submission'

/** One submission of each kind, with hostile text in every field. */
async function makeHostileSite() {
  const { app, database, settings } = await makeAccountsApp()
  await makeBrowser(app).signUp(AMINA)
  const { db } = database
  const hostile = { username: HOSTILE, first_name: HOSTILE, surname: HOSTILE, phone_number: HOSTILE }
  const account = await db.updateTable('accounts').set(hostile).returningAll().executeTakeFirstOrThrow()
  const request = { kind: 'mentor' as const, subject: HOSTILE, message: HOSTILE, state: 'open' as const }
  await db
    .insertInto('requests')
    .values({ ...request, id: 'a-request', account_id: account.id, created_at: 0 })
    .execute()
  const payload = JSON.stringify({
    ...NOMINATION,
    nominatorName: HOSTILE,
    statement: HOSTILE,
    fullName: HOSTILE,
  })
  const submission = {
    id: ID,
    kind: 'nominations' as const,
    idempotency_key: '',
    content_hash: '',
    payload,
    created_at: 0,
    reference_code: '',
  }
  await db
    .insertInto('submissions')
    .values({ ...submission, account_id: null, received_at: null, notified_at: 0 })
    .execute()
  await db.insertInto('submission_index').values(submissionIndexRow(submission)).execute()
  await db
    .insertInto('materials')
    .values({ submission_id: ID, name: HOSTILE, type: HOSTILE, size: 1, content: Buffer.alloc(1) })
    .execute()
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
    const { code, output } = await adminAtTerminal(settings, ...line.split(' '))
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
  await adminAtTerminal(settings, ...words, '--to', to)
  for (const text of [await readFile(to, 'utf8'), (await admin(settings, ...words)).output]) {
    expect(JSON.parse(text)).toMatchObject([{ statement: HOSTILE, attachment: HOSTILE }])
  }
})
