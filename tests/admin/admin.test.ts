import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY } from '#server/platform/clock.ts'
import { submissionStore } from '#server/submissions/submission-store.ts'
import { AMINA, makeServer, makeBrowser, makeMember, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { makeDataDir } from '#tests/server/fixtures/databases.ts'
import { makeDonationsApp } from '#tests/server/fixtures/donations.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import { enrol, TOLA } from '#tests/server/fixtures/staff.ts'
import { MESSAGE, nominate, storedIn } from '#tests/server/fixtures/submissions.ts'
import { admin, adminWith } from './run-admin.ts'

test('an account is signed out everywhere', async () => {
  const { app, settings } = await makeServer()
  const [browser, other] = [makeBrowser(app), makeBrowser(app)]
  for (const person of [AMINA, NGOZI]) await browser.call('POST', '/auth/signup', person)
  await browser.call('POST', '/auth/login', AMINA)
  await other.call('POST', '/auth/login', NGOZI)

  expect(await admin(settings, 'users', 'end-sessions', AMINA.email)).toMatchObject({
    code: 0,
    output: '1 session of amina@example.com ended.',
  })
  expect((await browser.call('GET', '/account/sessions')).statusCode).toBe(401)
  expect((await other.call('GET', '/account/sessions')).statusCode).toBe(200)
  expect(await admin(settings, 'users', 'end-sessions', 'nobody@example.com')).toMatchObject({
    code: 1,
    stderr: 'There is no account with the email address nobody@example.com.',
  })
})

test('a submission is deleted with its file, by its reference or id [MORE-24]', async () => {
  const { app, database, settings } = await makeServer()
  await nominate(app)
  const { id } = await database.db.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
  const remove = (...options: Array<string>) => admin(settings, 'submissions', 'delete', id, ...options)
  expect((await remove()).code).toBe(2)
  expect((await remove('--yes')).code).toBe(0)
  expect(await database.db.selectFrom('materials').select('name').execute()).toEqual([])
  expect((await remove('--yes')).stderr).toBe(`Nothing was sent with the reference ${id}.`)
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

test('a folder without a database is named, and stays empty', async () => {
  const settings = { dataDir: await makeDataDir(), databaseUrl: null }
  for (const words of [
    ['requests', 'list'],
    ['backup', '--to', join(settings.dataDir, 'copy.db')],
  ]) {
    expect(await admin(settings, ...words)).toMatchObject({
      code: 1,
      stderr: `There is no database in ${settings.dataDir}. Set DATA_DIR, or DATABASE_URL.`,
    })
  }
  expect(existsSync(join(settings.dataDir, 'site.db'))).toBe(false)
})

test('tables of another program are named, with the reason', async () => {
  const { database, settings } = await makeServer()
  await sql`update kysely_migration set name = '0000-of-others'`.execute(database.db)
  expect(await admin(settings, 'requests', 'list')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^This did not work: The tables could not .+ 0000-of-others is missing/),
  })
})

test('requests of members are listed and answered', async () => {
  const { app, settings } = await makeServer()
  expect((await admin(settings, 'requests', 'list')).output).toBe('There are no requests yet.')
  const browser = await makeMember(app)
  const message = 'I would like to learn Python,\nand to show you my code.'
  await browser.post('/account/requests', { kind: 'mentor', subject: FACTS.mentors[0], message })
  const { output } = await admin(settings, 'requests', 'list')
  expect(output).toMatch(/open +mentor +ada-obi +Amina Bello +amina@example\.com .+Python, and to show/)
  const [id = ''] = /^[\da-f-]{36}/m.exec(output) ?? []

  expect((await admin(settings, 'requests', 'answer', id, '--as', 'maybe')).code).toBe(2)
  expect((await admin(settings, 'requests', 'answer', id, '--as', 'accepted')).code).toBe(0)
  expect((await browser.get('/account/requests')).json().payload).toMatchObject([{ state: 'accepted' }])
  expect(await admin(settings, 'requests', 'answer', id, '--as', 'declined')).toMatchObject({
    code: 1,
    stderr: `There is no open request ${id}.`,
  })
})

test('the operator gives, lists, resets and takes roles [STAFF-1 STAFF-2]', async () => {
  const server = await makeServer()
  const browser = await makeMember(server.app, TOLA)
  const staff = (...words: Array<string>) => admin(server.settings, 'staff', ...words)
  const grant = (email: string, role: string) => staff('grant', '--email', email, '--role', role)
  expect((await staff('list')).output).toBe('Nobody has a role.')
  const unknownRole = { code: 2, stderr: expect.stringContaining('Allowed choices are reader, editor.') }
  expect(await grant(TOLA.email, 'owner')).toMatchObject(unknownRole)
  expect((await grant('x@example.com', 'reader')).code).toBe(1)
  expect((await grant('TOLA@example.com', 'reader')).code).toBe(0)
  await enrol(server, browser, TOLA)
  expect((await staff('list')).output).toMatch(/^S-\w{6} +tola@example\.com +Tola Ade +reader +set up$/m)

  expect((await staff('reset-second-step', '--email', TOLA.email)).code).toBe(0)
  expect((await browser.get('/api/staff/people')).statusCode).toBe(403)
  const { payload } = (await browser.get('/api/staff/session')).json()
  expect(payload).toMatchObject({ secondStep: 'enrol', recoveryCodesLeft: 0 })
  expect((await grant(TOLA.email, 'editor')).code).toBe(0)
  expect((await staff('list')).output).toMatch(/editor +not set up$/m)
  expect((await staff('revoke', '--email', TOLA.email)).code).toBe(0)
  expect((await browser.get('/api/staff/session')).statusCode).toBe(404)
  expect((await staff('revoke', '--email', TOLA.email)).stderr).toBe('tola@example.com has no role.')
})

test('a dry run shows what would be deleted, and the purge deletes it if it knows the rules [PRIV-9]', async () => {
  const { database, settings } = await makeServer()
  const { store, markNotified } = submissionStore(database.db, Date.now)
  await store({ kind: 'contact', key: 'first-message', payload: MESSAGE })
  await markNotified(['contact'])
  await store({ kind: 'contact', key: 'unseen-message', payload: MESSAGE })
  const count = async () => (await storedIn(database)).length
  const later = Date.now() + 400 * DAY
  const dry = await adminWith({ now: () => later }, settings, 'purge', '--dry-run')
  expect(dry.output).toMatch(/^contact +365 days +1$/m)
  expect(dry.output).toContain('Nothing was deleted')
  expect(await count()).toBe(2)
  expect((await adminWith({ now: () => later }, settings, 'purge')).output).toContain(
    '1 row deleted for good',
  )
  expect(await count()).toBe(1)

  await rm(join(settings.dataDir, 'facts.json'))
  const broken = { code: 1, stderr: expect.stringContaining('facts.json is missing or broken') }
  expect(await adminWith({ now: () => later }, settings, 'purge')).toMatchObject(broken)
})
