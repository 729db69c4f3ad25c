import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import { AMINA, makeAccountsApp, makeBrowser, makeMember, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { admin, adminWith, QUARANTINE } from './run-admin.ts'
import { makeDataDir } from '#tests/server/fixtures/databases.ts'
import { makeDonationsApp } from '#tests/server/fixtures/donations.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import {
  fileOf,
  DONATION,
  makeSubmissionsApp,
  MESSAGE,
  nominate,
  PDF,
  send,
} from '#tests/server/fixtures/submissions.ts'

test('accounts are listed, shown, signed out and deleted', async () => {
  const { app, settings } = await makeAccountsApp()
  const [browser, other] = [makeBrowser(app), makeBrowser(app)]
  for (const person of [AMINA, NGOZI]) await browser.call('POST', '/auth/signup', person)
  await browser.call('POST', '/auth/login', AMINA)
  await other.call('POST', '/auth/login', NGOZI)

  const list = await admin(settings, 'users', 'list')
  expect(list.output.split('\n')).toHaveLength(3)
  expect(list.output).toMatch(/^amina@example\.com +amina\.codes +Amina Bello +2026-03-08 09:00 UTC$/m)

  const shown = await admin(settings, 'users', 'show', 'AMINA@example.com')
  expect(shown.output).toMatch(/^Phone +08031234567$/m)
  expect(shown.output).not.toContain('argon2')

  expect(await admin(settings, 'users', 'end-sessions', AMINA.email)).toMatchObject({
    code: 0,
    output: '1 session of amina@example.com ended.',
  })
  expect((await browser.call('GET', '/account/sessions')).statusCode).toBe(401)
  expect((await other.call('GET', '/account/sessions')).statusCode).toBe(200)

  expect((await admin(settings, 'users', 'delete', NGOZI.email)).code).toBe(2)
  expect((await other.call('GET', '/account/sessions')).statusCode).toBe(200)
  expect((await admin(settings, 'users', 'delete', NGOZI.email, '--yes')).code).toBe(0)
  expect((await other.call('GET', '/account/sessions')).statusCode).toBe(401)
  expect(await admin(settings, 'users', 'show', NGOZI.email)).toMatchObject({
    code: 1,
    stderr: 'There is no account with the email address ngozi@example.com.',
  })
})

test('submissions are listed, newest first [MORE-24]', async () => {
  const { app, settings, database } = await makeSubmissionsApp()
  await send(app, 'contact', MESSAGE)
  await database.db.updateTable('submissions').set({ created_at: 1 }).execute()
  await send(app, 'donations', DONATION)

  const { output } = await admin(settings, 'submissions', 'list')
  expect(
    output
      .split('\n')
      .slice(1)
      .map((line) => line.split(/ {2,}/)[2]),
  ).toEqual(['donations', 'contact'])
  const contact = await admin(settings, 'submissions', 'list', '--kind', 'contact')
  expect(contact.output).toMatch(/1970-01-01 00:00 UTC +contact +Amina Bello <amina@example\.com>$/)
  const one = await admin(settings, 'submissions', 'list', '--max', '1')
  expect(one.output).not.toContain('contact')
  expect(one.output).toContain('There are more. See them with --max 2')
})

test('the file of a nomination is written to the given path, and never over another file', async () => {
  const { app, settings } = await makeSubmissionsApp()
  await nominate(app, { file: fileOf(PDF, 'portfolio.pdf') })
  const id = (await admin(settings, 'submissions', 'list')).output.split('\n')[1]!.split(' ')[0]!
  const to = join(settings.dataDir, 'saved.pdf')
  expect((await admin(settings, 'submissions', 'attachment', id, '--to', to)).code).toBe(0)
  expect(await readFile(to)).toEqual(PDF)

  await writeFile(to, 'something dear')
  const again = await admin(settings, 'submissions', 'attachment', id, '--to', to)
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('is there already') })
  expect(await readFile(to, 'utf8')).toBe('something dear')

  expect((await admin(settings, 'submissions', 'delete', id, '--yes')).code).toBe(0)
  expect((await admin(settings, 'submissions', 'attachment', id, '--to', `${to}.new`)).stderr).toBe(
    `Nothing was sent with the reference ${id}.`,
  )
})

test('a gift with a valid receipt is deleted once that is cancelled [MORE-24 GIVE-4]', async () => {
  const { announce, receive, cancel, settings } = await makeDonationsApp()
  const reference = await announce()
  await receive(reference)
  const remove = () => admin(settings, 'submissions', 'delete', reference, '--yes')
  expect(await remove()).toMatchObject({
    code: 1,
    stderr: 'This gift has a valid receipt. Cancel that in the staff console first.',
  })
  await cancel(reference, 'KC-R00001')
  expect((await remove()).code).toBe(0)
})

test('an infected file is written only if told so [SCAN-10]', async () => {
  const { app, database, settings } = await makeSubmissionsApp()
  await nominate(app)
  const { id } = await database.db.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
  const to = join(settings.dataDir, 'saved.pdf')
  const save = (...options: Array<string>) =>
    admin(settings, 'submissions', 'attachment', id, '--to', to, ...options)
  await database.db
    .updateTable('attachment_scans')
    .set({ result: 'infected', signature: 'Eicar-Test' })
    .execute()
  expect((await save()).stderr).toBe(
    'The file is infected: Eicar-Test. If that is certainly wrong, add --infected.',
  )
  expect(existsSync(to)).toBe(false)
  expect((await save('--infected')).code).toBe(0)
  expect(await readFile(to)).toEqual(PDF)
})

test('in quarantine a file that is not scanned is not written [SCAN-11]', async () => {
  const { app, database, settings } = await makeSubmissionsApp()
  await nominate(app)
  const { id } = await database.db.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
  const to = join(settings.dataDir, 'saved.pdf')
  const save = () => adminWith(QUARANTINE, settings, 'submissions', 'attachment', id, '--to', to)
  expect((await save()).stderr).toBe(STAFF_MESSAGES.quarantinedAttachment)
  expect(existsSync(to)).toBe(false)
  await database.db.updateTable('attachment_scans').set({ result: 'clean' }).execute()
  expect((await save()).code).toBe(0)
  expect(await readFile(to)).toEqual(PDF)
})

test.each([
  [['users', 'lsit'], "unknown command 'lsit'"],
  [['users', 'delete', 'a@b.de'], "required option '--yes' not specified"],
  [['submissions', 'list', '--kind', 'donation'], 'Allowed choices are contact, volunteering, donations'],
  [['submissions', 'list', '--max', 'all'], 'It is a number from 1 on.'],
])('%j is not understood, and the operator learns why and how to write it', async (words, stderr) => {
  const settings = { dataDir: await makeDataDir(), databaseUrl: null }
  const answer = await admin(settings, ...words)
  expect(answer).toMatchObject({ code: 2, output: '', stderr: expect.stringContaining(stderr) })
  expect(answer.stderr).toContain(`Usage: npm run admin -- ${words.slice(0, 1).join(' ')} `)
})

test('a folder without a database is named, and stays empty', async () => {
  const settings = { dataDir: await makeDataDir(), databaseUrl: null }
  for (const words of [
    ['users', 'list'],
    ['backup', '--to', join(settings.dataDir, 'copy.db')],
  ]) {
    expect(await admin(settings, ...words)).toMatchObject({
      code: 1,
      stderr: `There is no database in ${settings.dataDir}. Set DATA_DIR, or DATABASE_URL.`,
    })
  }
  expect(existsSync(join(settings.dataDir, 'site.db'))).toBe(false)
})

test('requests of members are listed and answered', async () => {
  const { app, settings } = await makeAccountsApp()
  expect((await admin(settings, 'requests', 'list')).output).toBe('There are no requests yet.')
  const browser = await makeMember(app)
  const message = 'I would like to learn Python,\nand to show you my code.'
  await browser.post('/account/mentor-requests', { mentorId: FACTS.mentors[0], message })
  const { output } = await admin(settings, 'requests', 'list')
  expect(output).toMatch(/open +mentor +ada-obi +Amina Bello +amina@example\.com .+Python, and to show/)
  const [id = ''] = /^[\da-f-]{36}/m.exec(output) ?? []

  expect((await admin(settings, 'requests', 'answer', id, '--as', 'maybe')).code).toBe(2)
  expect((await admin(settings, 'requests', 'answer', id, '--as', 'accepted')).code).toBe(0)
  expect((await browser.get('/account/mentor-requests')).json().payload).toMatchObject([
    { state: 'accepted' },
  ])
  expect(await admin(settings, 'requests', 'answer', id, '--as', 'declined')).toMatchObject({
    code: 1,
    stderr: `There is no open request ${id}.`,
  })
})
