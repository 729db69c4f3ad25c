import { expect, test } from 'vitest'
import { SIGN_UPS } from '#server/accounts/mail-limits.ts'
import { DAY, SECOND } from '#server/platform/clock.ts'
import { clientLimit } from '#server/platform/http/rate-limit.ts'
import { AMINA, makeServer, makeBrowser, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'

const EMAIL_TAKEN = 'There is already an account with this email address. Log in, or recover your password.'
const USERNAME_TAKEN = 'That username is taken, or looks too much like one that is. Please choose another.'
const COMMON_PASSWORD = 'This password is too easy to guess. Please choose another.'

test('one address makes a limited number of accounts a day, and names that are taken do not count', async () => {
  const { app, pass } = await makeServer()
  const [first, last] = [makeBrowser(app), makeBrowser(app)]
  await app.limits.take(clientLimit(app, SIGN_UPS, '127.0.0.1'), SIGN_UPS.max - 1)
  expect((await first.signUp(AMINA)).statusCode).toBe(201)
  expect((await last.signUp(AMINA)).statusCode).toBe(409)
  const refused = await last.signUp(NGOZI)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(DAY / SECOND)])
  pass(DAY)
  expect((await last.signUp(NGOZI)).statusCode).toBe(201)
})

testOnBoth('usernames that look alike exclude each other [MORE-49]', async (kind) => {
  const { app } = await makeServer({ kind })
  const statusOf = async (username: string, email: string) =>
    (await makeBrowser(app).signUp({ ...AMINA, username, email })).statusCode
  expect(await statusOf('amina', 'first@example.com')).toBe(201)
  expect(await statusOf('lola', 'second@example.com')).toBe(201)
  const alike = ['\u0430mina', '\u0391MINA', 'ａｍｉｎａ', 'arnina', 'am1na', 'lo1a', 'Iola', 'l0la']
  for (const username of alike) {
    const answer = await makeBrowser(app).signUp({ ...NGOZI, username })
    expect([username, answer.statusCode, answer.json()]).toEqual([username, 409, { error: USERNAME_TAKEN }])
  }
  expect(await statusOf('ọ́la', 'third@example.com')).toBe(201)
  expect(await statusOf('ola', 'fourth@example.com')).toBe(201)
})

testOnBoth('twenty identical sign-ups at once make one account', async (kind) => {
  const { app, database } = await makeServer({ kind })
  const answers = await Promise.all(Array.from({ length: 20 }, () => makeBrowser(app).signUp(AMINA)))
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(refused.map((answer) => answer.json())).toEqual(Array(19).fill({ error: EMAIL_TAKEN }))
  expect(await database.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
})

test('a sign-up that breaks a rule is refused with its reason, and stores nothing [ACCOUNT-18 ACCOUNT-19 DATA-2]', async () => {
  const { app, database } = await makeServer()
  const refused: Array<[Partial<typeof AMINA>, string]> = [
    [{ email: 'amina' }, 'Invalid email!'],
    [{ email: 'amina', surname: ' ' }, 'All fields are required!'],
    // OWASP ASVS 5.0, 6.2.1
    [{ password: '7 chars' }, 'A password needs at least 8 char'],
    // OWASP ASVS 5.0, 6.2.4 and 6.2.12
    [{ password: 'password1' }, COMMON_PASSWORD],
    [{ email: 'amina.bello@x.org', password: 'amina.bello' }, COMMON_PASSWORD],
    [{ password: 'amina.codes' }, COMMON_PASSWORD],
    [{ password: 'Amina Bello' }, COMMON_PASSWORD],
    [{ password: 'KenteCode' }, COMMON_PASSWORD],
  ]
  for (const [part, reason] of refused) {
    const answer = await makeBrowser(app).post('/auth/signup', { ...AMINA, ...part })
    expect([part, answer.statusCode]).toEqual([part, 400])
    expect(answer.json()).toEqual({ error: expect.stringContaining(reason) })
  }
  expect(await database.db.selectFrom('accounts').selectAll().execute()).toEqual([])
})

test('a password may have letters of any kind and spaces at its ends, and counts to the last character (ASVS 6.2.5, 6.2.8, 6.2.9)', async () => {
  const { app } = await makeServer()
  const browser = makeBrowser(app)
  const password = `  ọ̀rọ̀ aṣínà ${'🎉'.repeat(100)} `
  expect((await browser.signUp({ ...AMINA, password })).statusCode).toBe(201)
  const others = [`${password} `, password.slice(0, -1), password.trimStart(), password.toUpperCase()]
  for (const other of others)
    expect([other, (await browser.logIn({ ...AMINA, password: other })).statusCode]).toEqual([other, 401])
  expect((await browser.logIn({ ...AMINA, password })).statusCode).toBe(200)
})
