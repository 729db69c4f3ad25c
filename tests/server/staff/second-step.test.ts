import { expect, test } from 'vitest'
import { removeAccount } from '#server/accounts/account-changes.ts'
import { SECOND, MINUTE } from '#server/platform/clock.ts'
import { makeServer, makeBrowser, makeMember, type Browser } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { codeAt, enrol, grant, makeStaff, TOLA } from '#tests/server/fixtures/staff.ts'

const SESSION = '/api/staff/session'
const SECOND_STEP = '/api/staff/second-step'
const RECOVERY_CODES = '/api/staff/recovery-codes'
const STEP = 30 * SECOND

const sessionOf = async (browser: Browser) => (await browser.get(SESSION)).json().payload
const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode

test('an account gets its role from the operator, and sets up an app at its first visit [STAFF-1 STAFF-4]', async () => {
  const server = await makeServer()
  const browser = await makeMember(server.app, TOLA)
  expect(await statusOf(browser.get(SESSION))).toBe(404)
  await grant(server, TOLA, 'editor')
  const session = await sessionOf(browser)
  expect(session).toMatchObject({
    name: 'Tola Ade',
    role: 'editor',
    secondStep: 'enrol',
    recoveryCodesLeft: 0,
  })
  expect(session.id).toMatch(/^S-[0-9A-Z]{6}$/)

  const { recoveryCodes } = await enrol(server, browser, TOLA)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await sessionOf(browser)).toMatchObject({ secondStep: 'passed', recoveryCodesLeft: 10 })
})

test('the second step belongs to one session, and ends with it [STAFF-5]', async () => {
  const server = await makeServer()
  const { browser, secret } = await makeStaff(server, 'reader')
  const other = makeBrowser(server.app)
  await other.logIn(TOLA)
  expect((await sessionOf(other)).secondStep).toBe('required')
  expect((await sessionOf(browser)).secondStep).toBe('passed')

  server.pass(STEP)
  const answer = await other.post(SECOND_STEP, { code: codeAt(secret, server.now()) })
  expect(answer.json()).toEqual({ success: 'You are signed in to the console.' })
  await other.get('/auth/logout')
  await other.logIn(TOLA)
  expect((await sessionOf(other)).secondStep).toBe('required')
})

testOnBoth('a code counts once, and a step early or late [STAFF-6]', async (kind) => {
  const server = await makeServer({ kind })
  const { browser, secret } = await makeStaff(server, 'reader')
  const used = codeAt(secret, server.now())
  const again = await browser.post(SECOND_STEP, { code: used })
  expect(again.json()).toEqual({ error: expect.stringMatching(/^That code is wrong/) })

  server.pass(4 * STEP)
  const tooOld = codeAt(secret, server.now() - 2 * STEP)
  expect(await statusOf(browser.post(SECOND_STEP, { code: tooOld }))).toBe(403)
  const late = codeAt(secret, server.now() - STEP)
  const both = await Promise.all([1, 2].map(() => browser.post(SECOND_STEP, { code: late })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  const early = codeAt(secret, server.now() + STEP)
  expect(await statusOf(browser.post(SECOND_STEP, { code: early }))).toBe(200)
})

test('each recovery code opens the console once [STAFF-7]', async () => {
  const server = await makeServer()
  const { browser, recoveryCodes } = await makeStaff(server, 'reader')
  const [recoveryCode = ''] = recoveryCodes
  await browser.logIn(TOLA)
  expect(await statusOf(browser.post(SECOND_STEP, { recoveryCode }))).toBe(200)
  expect(await sessionOf(browser)).toMatchObject({ secondStep: 'passed', recoveryCodesLeft: 9 })
  const again = await browser.post(SECOND_STEP, { recoveryCode })
  expect(again.json()).toEqual({ error: 'That recovery code is wrong, or it has been used.' })
  const rows = await server.database.db.selectFrom('staff_recovery_codes').selectAll().execute()
  const stored = JSON.stringify(rows)
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
})

test('a further code of the app makes ten new recovery codes, and the former ones are invalid [STAFF-20]', async () => {
  const server = await makeServer()
  const { browser, secret, recoveryCodes: former } = await makeStaff(server, 'reader')
  const renew = (code: string) => browser.post(RECOVERY_CODES, { code })
  const pass = (recoveryCode = '') => browser.post(SECOND_STEP, { recoveryCode })
  await pass(former[0])
  const used = await renew(codeAt(secret, server.now()))
  expect(used.json()).toEqual({ error: expect.stringMatching(/^That code is wrong/) })
  expect((await sessionOf(browser)).recoveryCodesLeft).toBe(9)

  server.pass(STEP)
  const renewed = await renew(codeAt(secret, server.now()))
  const current = renewed.json().payload.recoveryCodes as Array<string>
  expect(new Set([...former, ...current]).size).toBe(20)
  expect((await sessionOf(browser)).recoveryCodesLeft).toBe(10)
  expect((await pass(former[1])).statusCode).toBe(403)
  expect((await pass(current[1])).statusCode).toBe(200)
})

test('five wrong codes are enough for a quarter of an hour, in all sessions together [STAFF-8 STAFF-20]', async () => {
  const server = await makeServer()
  const { browser, secret } = await makeStaff(server, 'reader')
  for (const path of [SECOND_STEP, SECOND_STEP, SECOND_STEP, RECOVERY_CODES, RECOVERY_CODES])
    expect(await statusOf(browser.post(path, { code: '000000' }))).toBe(403)
  server.pass(STEP)
  const other = makeBrowser(server.app)
  await other.logIn(TOLA)
  const right = () => other.post(SECOND_STEP, { code: codeAt(secret, server.now()) })
  expect((await right()).statusCode).toBe(429)
  server.pass(15 * MINUTE)
  expect((await right()).statusCode).toBe(200)
})

test('an app is set up once, and only with the password, and its secret is stored encrypted [STAFF-9]', async () => {
  const server = await makeServer()
  const browser = await makeMember(server.app, TOLA)
  await grant(server, TOLA, 'reader')
  expect(await statusOf(browser.post('/api/staff/enrolment/confirm', { code: '123456' }))).toBe(409)
  expect(await statusOf(browser.post('/api/staff/enrolment', { current_password: 'wrong' }))).toBe(403)
  const { secret } = await enrol(server, browser, TOLA)
  const { totp_secret } = await server.database.db.selectFrom('staff').selectAll().executeTakeFirstOrThrow()
  expect(totp_secret).toMatch(/^[\w-]{60,}$/)
  expect(totp_secret).not.toContain(secret)
  const again = await browser.post('/api/staff/enrolment', { current_password: TOLA.password })
  expect(again.json()).toEqual({ error: expect.stringMatching(/^An app is already set up/) })
})

testOnBoth('the audit log refuses changes, and outlives the account [STAFF-10]', async (kind) => {
  const server = await makeServer({ kind })
  const { accountId } = await makeStaff(server, 'reader')
  const { db } = server.database
  const read = () => db.selectFrom('audit_log').selectAll().orderBy('action').execute()
  const before = await read()
  expect(before.map(({ action, who }) => [action, who.replace(/^S-.*/, 'S')])).toEqual([
    ['enrolled', 'S'],
    ['role-granted', 'operator'],
  ])
  await expect(db.updateTable('audit_log').set({ who: 'x' }).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')

  await removeAccount(db, server.now, { id: accountId, email: TOLA.email })
  expect(await read()).toEqual(before)
  expect(await db.selectFrom('staff').selectAll().execute()).toEqual([])
  expect(JSON.stringify(before)).not.toMatch(/Tola|tola@|\bAde\b/)
})
