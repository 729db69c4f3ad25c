import { expect, test } from 'vitest'
import { RECOVERY_MESSAGES } from '#server/recovery/routes.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { AMINA, makeBrowser, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import {
  canLogIn,
  choose,
  enter,
  errorOf,
  follow,
  makeRecoverySite,
  NEW_PASSWORD,
  wrongCode,
} from '#tests/server/fixtures/recovery.ts'

test('the code from the mail leads to a new password, and signs out every browser [ACCOUNT-20]', async () => {
  const { app, database, ask, nextMail } = await makeRecoverySite()
  const phone = makeBrowser(app)
  await phone.logIn(AMINA)

  const { browser, answer, code, to, subject } = await ask()
  expect(answer.json()).toEqual({ success: RECOVERY_MESSAGES.sent })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect([to, subject]).toEqual(['amina@example.com', 'Choose a new password for Kente Code'])

  expect((await enter(browser, code)).json()).toEqual({ success: RECOVERY_MESSAGES.verified })
  expect((await choose(browser)).json()).toEqual({ success: RECOVERY_MESSAGES.passwordSet })

  expect(await phone.whoAmI()).toBeNull()
  expect(await browser.whoAmI()).toBeNull()
  expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  expect([...browser.cookies.keys()]).toEqual(['device'])
  expect(await canLogIn(app, AMINA.password)).toBe(false)
  expect(await canLogIn(app, NEW_PASSWORD)).toBe(true)
  const notice = { to: AMINA.email, subject: 'Your Kente Code password was changed' }
  expect(await nextMail()).toMatchObject(notice)
})

test('the link leads there from any browser, and leaves the one that asked with nothing', async () => {
  const { app, ask } = await makeRecoverySite()
  const { browser: stranger, code, link } = await ask()
  const owner = makeBrowser(app)

  expect((await follow(owner, link)).statusCode).toBe(200)
  expect(await errorOf(choose(stranger))).toBe(RECOVERY_MESSAGES.notVerified)
  expect(await errorOf(enter(stranger, code))).toBe(RECOVERY_MESSAGES.wrongCode)
  expect((await choose(owner)).statusCode).toBe(200)
  expect(await canLogIn(app, NEW_PASSWORD)).toBe(true)
})

test('a link works once, for ten minutes, and not beside the code of its mail', async () => {
  const { app, ask, pass } = await makeRecoverySite()
  const first = await ask()
  expect((await follow(makeBrowser(app), first.link)).statusCode).toBe(200)
  const again = await follow(makeBrowser(app), first.link)
  expect([again.statusCode, again.json()]).toEqual([400, { error: RECOVERY_MESSAGES.usedLink }])

  const second = await ask()
  expect((await enter(second.browser, second.code)).statusCode).toBe(200)
  expect(await errorOf(follow(makeBrowser(app), second.link))).toBe(RECOVERY_MESSAGES.usedLink)

  const third = await ask()
  pass(10 * MINUTE)
  expect(await errorOf(follow(makeBrowser(app), third.link))).toBe(RECOVERY_MESSAGES.usedLink)
  expect(await errorOf(follow(makeBrowser(app), 'abcdefghijklmnopqrstuv'))).toBe(RECOVERY_MESSAGES.usedLink)
})

// OWASP ASVS 5.0, 6.4.1, 6.5.1 and 6.5.5
test('a code is good for one success, within ten minutes', async () => {
  const { ask, pass } = await makeRecoverySite()
  const late = await ask()
  pass(10 * MINUTE)
  expect(await errorOf(enter(late.browser, late.code))).toBe(RECOVERY_MESSAGES.wrongCode)
  const { browser, code } = await ask()
  pass(10 * MINUTE - 2)
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(browser, code)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  await choose(browser)
  expect(await errorOf(enter(browser, code))).toBe(RECOVERY_MESSAGES.wrongCode)
})

// OWASP ASVS 5.0, 6.6.2
test('a code works only in the browser that asked for it, and only for its account', async () => {
  const { app, ask } = await makeRecoverySite()
  await makeBrowser(app).signUp(NGOZI)
  const amina = await ask()
  const ngozi = await ask({ contact: NGOZI.email })
  expect(await errorOf(enter(makeBrowser(app), amina.code))).toBe(RECOVERY_MESSAGES.wrongCode)
  const forger = makeBrowser(app, { cookies: { recovery: 'x'.repeat(43) } })
  expect(await errorOf(enter(forger, amina.code))).toBe(RECOVERY_MESSAGES.wrongCode)
  expect((await enter(amina.browser, amina.code)).statusCode).toBe(200)
  expect((await enter(ngozi.browser, ngozi.code)).statusCode).toBe(200)
})

test('a new code makes the old one and its link worthless, also when it comes from elsewhere', async () => {
  const { app, ask } = await makeRecoverySite()
  const old = await ask()
  const fresh = await ask()
  expect(await errorOf(enter(old.browser, old.code))).toBe(RECOVERY_MESSAGES.wrongCode)
  expect(await errorOf(follow(makeBrowser(app), old.link))).toBe(RECOVERY_MESSAGES.usedLink)
  expect((await enter(fresh.browser, fresh.code)).statusCode).toBe(200)
})

testOnBoth('of many requests at once, one code is left', async (kind) => {
  const { app, database } = await makeRecoverySite({ kind })
  const ask = () => makeBrowser(app).post('/auth/recovery', { contact: AMINA.email })
  await Promise.all(Array.from({ length: 10 }, ask))
  const left = await database.db.selectFrom('recoveries').select('guesses_left').execute()
  expect(left).toEqual([{ guesses_left: 3 }])
})

test('a new password ends every other code, and what others tried no longer keeps the owner out', async () => {
  const { app, database, ask } = await makeRecoverySite()
  const wrongLogins = () =>
    database.db.selectFrom('limits').select('key').where('key', 'like', 'login-anywhere:%').execute()
  await canLogIn(app, 'what somebody else tried')
  expect(await wrongLogins()).toHaveLength(1)

  const { browser, code } = await ask()
  await enter(browser, code)
  const stranger = await ask()
  expect((await choose(browser)).statusCode).toBe(200)
  expect(await errorOf(enter(stranger.browser, stranger.code))).toBe(RECOVERY_MESSAGES.wrongCode)
  expect(await wrongLogins()).toEqual([])
})

test('a new password can be chosen once, within ten minutes after the code', async () => {
  const { app, ask, pass, database } = await makeRecoverySite()
  const late = await ask()
  await enter(late.browser, late.code)
  pass(10 * MINUTE)
  const answer = await choose(late.browser)
  expect([answer.statusCode, answer.json()]).toEqual([409, { error: RECOVERY_MESSAGES.notVerified }])

  const { browser, code } = await ask()
  expect(await errorOf(choose(browser))).toBe(RECOVERY_MESSAGES.notVerified)
  await enter(browser, wrongCode(code))
  // The answer must not even confirm the owner's name before authentication.
  expect(await errorOf(choose(browser, AMINA.username))).toBe(RECOVERY_MESSAGES.notVerified)
  await enter(browser, code)
  // Like one browser that sends all requests before the first answer has removed its cookie.
  const cookies = Object.fromEntries(browser.cookies)
  const answers = await Promise.all([1, 2, 3, 4].map(() => choose(makeBrowser(app, { cookies }))))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  const notices = database.db.selectFrom('outbox').select('id').where('subject', 'like', '%was changed')
  expect(await notices.execute()).toHaveLength(1)
})

test('to change the password or the address makes codes that are on their way worthless', async () => {
  const { app, ask, nextMail } = await makeRecoverySite()
  const member = makeBrowser(app)
  await member.logIn(AMINA)
  const { password: current_password, ...profile } = AMINA

  const first = await ask()
  await enter(first.browser, first.code)
  await member.post('/account/password', { current_password, password: NEW_PASSWORD })
  await nextMail()
  expect(await errorOf(choose(first.browser, 'some other long words'))).toBe(RECOVERY_MESSAGES.notVerified)

  const { browser, code, link } = await ask()
  const moved = { ...profile, email: 'amina.bello@example.com', current_password: NEW_PASSWORD }
  expect((await member.call('PATCH', '/account', moved)).statusCode).toBe(200)
  expect(await errorOf(enter(browser, code))).toBe(RECOVERY_MESSAGES.wrongCode)
  expect(await errorOf(follow(makeBrowser(app), link))).toBe(RECOVERY_MESSAGES.usedLink)
})
