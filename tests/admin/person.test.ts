import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyedHash } from '#server/platform/tokens.ts'
import { AMINA, makeServer, makeBrowser, makeMember, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { APPLICATION, nominate, NOMINATION, PDF, send, storedIn } from '#tests/server/fixtures/submissions.ts'
import { admin, adminWith, QUARANTINE } from './run-admin.ts'

test('a person is shown first, and erased on confirmation [PRIV-11 PRIV-12]', async () => {
  const { app, settings } = await makeServer()
  await makeMember(app)
  const ngozi = await makeMember(app, NGOZI)
  const message = 'My friend amina@example.com has told me that you teach SQL.'
  const asked = await ngozi.post('/account/requests', { kind: 'mentor', subject: 'ada-obi', message })
  expect(asked.statusCode).toBe(201)
  const shown = await admin(settings, 'person', 'erase', '--email', 'AMINA@example.com')
  expect(shown.output).toMatch(/^Accounts, with all that belongs to them +1$/m)
  expect(shown.output).toMatch(
    /^Notes, requests, file names and mails of others in which it is replaced +1$/m,
  )
  expect(shown.output).toContain('Repeat with --yes')
  const signOut = () => admin(settings, 'users', 'end-sessions', AMINA.email)
  expect((await signOut()).code).toBe(0)

  const erased = await admin(settings, 'person', 'erase', '--email', 'AMINA@example.com', '--yes')
  expect(erased.output).toContain('after restoring an older backup, erase it again')
  expect((await signOut()).stderr).toBe(`There is no account with the email address ${AMINA.email}.`)
})

test('what is no address erases and exports nothing of anybody [PRIV-11]', async () => {
  const { app, database, settings } = await makeServer()
  await send(app, 'volunteering', APPLICATION)
  const to = join(settings.dataDir, 'person.zip')
  for (const email of ['', ' ', 'Nigeria', '@example.com', 'amina@example'])
    for (const rest of [
      ['erase', '--yes'],
      ['export', '--to', to],
    ]) {
      const done = await admin(settings, 'person', ...rest, '--email', email)
      expect(done).toMatchObject({ code: 2, stderr: expect.stringContaining('It is no email address') })
    }
  expect(await storedIn(database)).toMatchObject([{ payload: { email: APPLICATION.email } }])
})

test('an empty SECRET means the secret beside the database, as for the server [PRIV-11]', async () => {
  const { app, settings } = await makeServer({ environment: { SECRET: '' } })
  await makeMember(app)
  await makeBrowser(app).logIn({ ...AMINA, password: 'not this one' })
  const counts = () => app.database.db.selectFrom('limits').select('key').execute()
  const key = keyedHash(AMINA.email, app.secret)
  expect((await counts()).some((count) => count.key.endsWith(key))).toBe(true)
  const words = ['person', 'erase', '--email', AMINA.email, '--yes']
  expect((await adminWith({ environment: { SECRET: ' ' } }, settings, ...words)).code).toBe(0)
  expect((await counts()).some((count) => count.key.endsWith(key))).toBe(false)
})

test('the files of the database do not have the text of who was erased [PRIV-12]', async () => {
  const { app, settings } = await makeServer()
  await makeMember(app)
  const files = ['site.db', 'site.db-wal'].map((name) => join(settings.dataDir, name))
  const namesIn = async () => {
    const contents = await Promise.all(files.map((file) => readFile(file)))
    return contents.some((content) => content.includes(AMINA.email))
  }
  expect(await namesIn()).toBe(true)
  await admin(settings, 'person', 'erase', '--email', AMINA.email, '--yes')
  expect(await namesIn()).toBe(false)
})

test('an export is a ZIP file that only its owner can read [PRIV-10]', async () => {
  const { app, settings } = await makeServer()
  await nominate(app)
  const to = join(settings.dataDir, 'person.zip')
  const { output } = await admin(settings, 'person', 'export', '--email', NOMINATION.email, '--to', to)
  expect(output).toMatch(/^3 files about /)
  const zip = await readFile(to)
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  // Stored without compression.
  expect(zip.includes(PDF)).toBe(true)
  expect(zip.toString()).toMatch(/submissions\/nominations-\w{6}-portfolio\.pdf/)
  expect((await stat(to)).mode & 0o077).toBe(0)
})

test('in quarantine an export leaves out a file that is not scanned, and says so [SCAN-11]', async () => {
  const { app, settings } = await makeServer()
  await nominate(app)
  const to = join(settings.dataDir, 'person.zip')
  const words = ['person', 'export', '--email', NOMINATION.email, '--to', to]
  expect((await adminWith(QUARANTINE, settings, ...words)).code).toBe(0)
  const zip = await readFile(to)
  expect(zip.includes(PDF)).toBe(false)
  expect(zip.toString()).toContain('left out, because it has not been scanned for viruses yet')
})
