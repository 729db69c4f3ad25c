import { expect, test } from 'vitest'
import { AMINA, NGOZI, makeMemberApp, makeBrowser } from '#tests/server/fixtures/accounts.ts'

const NEW_PASSWORD = 'eight red lanterns'
const { password: AMINAS_PASSWORD, ...AMINAS_PROFILE } = AMINA

const SENSITIVE_CALLS = [
  ['POST', '/account/password', { current_password: AMINAS_PASSWORD, password: NEW_PASSWORD }],
  ['PATCH', '/account', { ...AMINAS_PROFILE, current_password: AMINAS_PASSWORD }],
  ['DELETE', '/account', { current_password: AMINAS_PASSWORD }],
  ['POST', '/account/sessions/end-others', { current_password: AMINAS_PASSWORD }],
  [
    'POST',
    '/account/sessions/4b0f3a52-6f0e-4b53-9d0e-2f8a4a0e8c11/end',
    { current_password: AMINAS_PASSWORD },
  ],
] as const

test('sensitive changes require the password (ASVS 7.5.1, 7.5.2)', async () => {
  const { member: browser } = await makeMemberApp()
  for (const [method, url, body] of SENSITIVE_CALLS) {
    const wrong = await browser.call(method, url, { ...body, current_password: 'not my password' })
    expect([url, wrong.statusCode]).toEqual([url, 403])
    expect(wrong.json()).toEqual({ error: 'The current password is wrong.' })
    const without = await browser.call(method, url, { ...body, current_password: undefined })
    expect([url, without.statusCode]).toEqual([url, 400])
  }
  expect(await browser.whoAmI()).toMatchObject(AMINAS_PROFILE)
})

test('a changed password ends every other session and the old password (ASVS 6.2.2, 6.2.3, 7.4.3)', async () => {
  const { app, member: laptop } = await makeMemberApp()
  const phone = makeBrowser(app)
  await phone.logIn(AMINA, { remember: true })
  const tokenBefore = laptop.cookies.get('session')!

  const answer = await laptop.post('/account/password', {
    current_password: AMINAS_PASSWORD,
    password: NEW_PASSWORD,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    success: 'Your new password is set. You are signed out everywhere else.',
  })

  expect(laptop.cookies.get('session')).not.toBe(tokenBefore)
  expect(await laptop.whoAmI()).toMatchObject({ email: AMINA.email })
  expect((await laptop.get('/account/sessions')).json().payload).toHaveLength(1)
  expect(await phone.whoAmI()).toBeNull()
  const stolen = makeBrowser(app, { cookies: { session: tokenBefore } })
  expect(await stolen.whoAmI()).toBeNull()

  expect((await phone.logIn(AMINA)).statusCode).toBe(401)
  expect((await phone.logIn({ ...AMINA, password: NEW_PASSWORD })).statusCode).toBe(200)
})

test('password changes are reported by mail, and address changes to the old address', async () => {
  const { database, member: browser } = await makeMemberApp()
  await browser.post('/account/password', { current_password: AMINAS_PASSWORD, password: NEW_PASSWORD })
  const profile = { ...AMINAS_PROFILE, current_password: NEW_PASSWORD }
  await browser.call('PATCH', '/account', { ...profile, email: 'AMINA@example.com' })
  await browser.call('PATCH', '/account', { ...profile, email: 'bello@example.com' })

  const emails = await database.db
    .selectFrom('outbox')
    .select(['recipient', 'subject'])
    .where('subject', 'not like', 'Please confirm%')
    .orderBy('subject')
    .execute()
  expect(emails).toEqual([
    { recipient: 'AMINA@example.com', subject: 'The email address of your Kente Code account was changed' },
    { recipient: AMINA.email, subject: 'Your Kente Code password was changed' },
  ])
})

test('a member changes her details, and logs in with the new address', async () => {
  const { app, member: browser } = await makeMemberApp()
  const changed = {
    surname: "O'Brien-Ọládélé",
    first_name: 'Àmínà',
    phone_number: '2348099999999',
    email: 'new@example.com',
    username: 'amina_2',
  }
  const answer = await browser.call('PATCH', '/account', { ...changed, current_password: AMINAS_PASSWORD })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ success: 'Your details are saved.', payload: changed })
  expect(await browser.whoAmI()).toMatchObject(changed)
  expect((await makeBrowser(app).logIn({ ...AMINA, email: 'new@example.com' })).statusCode).toBe(200)
  expect((await makeBrowser(app).logIn(AMINA)).statusCode).toBe(401)
})

test('the address or username of another account is rejected, regardless of case', async () => {
  const { app, member: browser } = await makeMemberApp()
  await makeBrowser(app).signUp(NGOZI)
  const change = (part: object) =>
    browser.call('PATCH', '/account', { ...AMINAS_PROFILE, ...part, current_password: AMINAS_PASSWORD })

  for (const part of [{ email: 'NGOZI@Example.com' }, { username: 'ng\u043ezi_Builds' }])
    expect([part, (await change(part)).statusCode]).toEqual([part, 409])
  // Her own, spelled differently.
  expect((await change({ email: 'AMINA@example.com', username: '\u0430mina.Codes' })).statusCode).toBe(200)
})

test('guessing the password of an open session is stopped after ten attempts', async () => {
  const { pass, member: browser } = await makeMemberApp()
  const confirm = (current_password: string) =>
    browser.post('/account/sessions/end-others', { current_password })
  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_, index) => confirm(`guess number ${index}`)),
  )
  expect(guesses.filter(({ statusCode }) => statusCode === 403)).toHaveLength(10)
  const refused = guesses.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]!.json().error).toBe('Too many attempts. Please try again in 15 minutes.')
  expect(refused[0]!.headers['retry-after']).toBe('900')

  expect((await confirm(AMINAS_PASSWORD)).statusCode).toBe(429)
  pass(15 * 60_000)
  expect((await confirm(AMINAS_PASSWORD)).statusCode).toBe(200)
})
