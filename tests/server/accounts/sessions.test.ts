import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#server/platform/clock.ts'
import {
  AMINA,
  makeBrowser,
  makeMember,
  makeMemberApp,
  makeServer,
  NGOZI,
} from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'

function sessionCookieOf({ headers }: { headers: Record<string, unknown> }) {
  const lines = [headers['set-cookie']].flat().map(String)
  return lines.find((line) => line.includes('session=')) ?? ''
}

const HTTPS = { SITE_URL: 'https://gelegrid.example' }

test('with https the cookie is out of reach for scripts and other sites, but the one of the pages (ASVS 3.3.1 to 3.3.4)', async () => {
  for (const [environment, sameSite] of [
    [HTTPS, 'Lax'],
    [{ ...HTTPS, API_URL: 'https://api.gelegrid.example' }, 'None'],
  ] as const) {
    const { app } = await makeServer({ environment })
    const browser = makeBrowser(app, { headers: { origin: HTTPS.SITE_URL } })
    await browser.signUp(AMINA)
    const header = sessionCookieOf(await browser.logIn(AMINA))
    expect(header).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=\w+$/)
    expect(header).toContain(`SameSite=${sameSite}`)
  }
})

test('with Remember Me the cookie lasts thirty days, otherwise until the browser closes [MORE-27]', async () => {
  const { app } = await makeServer()
  const browser = makeBrowser(app)
  await browser.signUp(AMINA)
  expect(sessionCookieOf(await browser.logIn(AMINA, { remember: true }))).toContain('; Max-Age=2592000;')
  expect(sessionCookieOf(await browser.logIn(AMINA))).not.toMatch(/max-age|expires/i)
})

test('the table holds a hash of the token, and no two tokens are alike (ASVS 7.2.2, 7.2.3)', async () => {
  const { app, database, member } = await makeMemberApp()
  const browsers = [member, makeBrowser(app)]
  for (const browser of browsers) await browser.logIn(AMINA)
  const tokens = browsers.map(({ cookies }) => cookies.get('session')!)
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const rows = JSON.stringify(await database.db.selectFrom('sessions').selectAll().execute())
  expect(tokens.filter((token) => rows.includes(token))).toEqual([])
})

test('a login and signing out end the session itself, not only the cookie (ASVS 7.2.4, 7.4.1) [CALL-10]', async () => {
  const { app, database, member: browser } = await makeMemberApp()
  const before = browser.cookies.get('session')!
  await browser.logIn(AMINA)
  expect(browser.cookies.get('session')).not.toBe(before)
  expect(await makeBrowser(app, { cookies: { session: before } }).whoAmI()).toBeNull()
  const sessions = () => database.db.selectFrom('sessions').selectAll().execute()
  expect(await sessions()).toHaveLength(1)
  expect((await browser.get('/auth/logout')).statusCode).toBe(200)
  expect(browser.cookies.has('session')).toBe(false)
  expect(await sessions()).toEqual([])
})

testOnBoth('a session ends unused for a day, a remembered one for two weeks (ASVS 7.3.1)', async (kind) => {
  const { app, pass } = await makeMemberApp({ kind })
  for (const [remember, time] of [
    [false, DAY],
    [true, 14 * DAY],
  ] as const) {
    const browser = makeBrowser(app)
    await browser.logIn(AMINA, { remember })
    for (let use = 1; use <= 2; use++) {
      pass(time - MINUTE)
      expect(await browser.whoAmI()).not.toBeNull()
    }
    pass(time)
    expect(await browser.whoAmI()).toBeNull()
  }
})

test('however busy, a session ends after a week, a remembered one after thirty days (ASVS 7.3.2)', async () => {
  const { app, pass, member: short } = await makeMemberApp()
  const long = makeBrowser(app)
  await long.logIn(AMINA, { remember: true })

  const days = { short: 0, long: 0 }
  for (let day = 1; day <= 62; day++) {
    pass(12 * HOUR)
    if ((await short.whoAmI()) !== null) days.short = day / 2
    if ((await long.whoAmI()) !== null) days.long = day / 2
  }
  expect(days).toEqual({ short: 6.5, long: 29.5 })
})

test('a member sees where she is signed in, and ends sessions of her own one by one (ASVS 7.5.2)', async () => {
  const { app, pass } = await makeServer()
  const onPhone =
    'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
  const laptop = await makeMember(app)
  pass(HOUR)
  const phone = makeBrowser(app, { headers: { 'user-agent': onPhone } })
  await phone.logIn(AMINA)

  pass(HOUR)
  const tablet = makeBrowser(app)
  await tablet.logIn(AMINA)

  type Session = { id: string; signed_in_at: string }
  const listIn = async ({ get }: typeof laptop) =>
    (await get('/account/sessions')).json().payload as Array<Session>
  // This browser comes first, then the latest sign-in.
  const hours = (sessions: Array<Session>) => sessions.map(({ signed_in_at }) => signed_in_at.slice(11, 13))
  expect(hours(await listIn(phone))).toEqual(['10', '11', '09'])
  const sessions = await listIn(laptop)
  expect(hours(sessions)).toEqual(['09', '11', '10'])
  const [first, , last] = sessions
  expect(first).toMatchObject({ last_seen_at: '2026-03-08T11:00:00.000Z', is_current: true })
  expect(last).toEqual({
    id: expect.any(String),
    browser: 'Chrome on Android',
    signed_in_at: '2026-03-08T10:00:00.000Z',
    last_seen_at: '2026-03-08T11:00:00.000Z',
    is_current: false,
  })

  const ngozi = await makeMember(app, NGOZI)
  const notHers = await ngozi.post(`/account/sessions/${last!.id}/end`, { current_password: NGOZI.password })
  expect(notHers.statusCode).toBe(404)
  const body = { current_password: AMINA.password }
  const end = (id: string) => laptop.post(`/account/sessions/${id}/end`, body)
  expect((await end(last!.id)).json()).toEqual({ success: 'This browser is signed out.' })
  expect(await phone.whoAmI()).toBeNull()
  expect(await tablet.whoAmI()).not.toBeNull()
  const again = await end(last!.id)
  expect([again.statusCode, again.json()]).toEqual([404, { error: 'This browser is already signed out.' }])
  await end(first!.id)
  expect(laptop.cookies.has('session')).toBe(false)
})

test('a member ends all sessions but this one (ASVS 7.4.3, 7.5.2)', async () => {
  const { app, member: laptop } = await makeMemberApp()
  const others = [makeBrowser(app), makeBrowser(app)]
  for (const other of others) await other.logIn(AMINA)
  const answer = await laptop.post('/account/sessions/end-others', { current_password: AMINA.password })
  expect(answer.json()).toEqual({ success: 'You are signed out everywhere else.' })
  expect(await Promise.all(others.map((other) => other.whoAmI()))).toEqual([null, null])
  expect(await laptop.whoAmI()).not.toBeNull()
})

test('a session is valid at once on another server, whose clock is a little behind', async () => {
  const { pass, member } = await makeMemberApp()
  pass(-2 * SECOND)
  expect(await member.whoAmI()).not.toBeNull()
})

test('a person signs up, logs in, is known, and signs out [SITE-5 DATA-2..5 SESSION-12 VOLUNTEER-13 CALL-4 CALL-6 CALL-8 CALL-10]', async () => {
  const { app } = await makeServer()
  const browser = makeBrowser(app)

  const signUp = await browser.signUp(AMINA)
  expect(signUp.statusCode).toBe(201)
  expect(signUp.json()).toEqual({ success: 'Your account is ready. You can log in now.' })
  expect(await browser.whoAmI()).toBeNull()

  const logIn = await browser.logIn(AMINA)
  expect(logIn.statusCode).toBe(200)
  expect(logIn.json()).toEqual({ success: 'Welcome back, Amina!' })

  const { password, ...profile } = AMINA
  expect((await browser.get('/auth/verify-user')).json()).toEqual({
    success: 'You are signed in.',
    payload: {
      ...profile,
      id: expect.any(String),
      is_on_mailing_list: false,
      is_address_confirmed: false,
      picture: null,
    },
  })

  expect((await browser.get('/auth/logout')).json()).toEqual({ success: 'You are signed out.' })
  expect(await browser.whoAmI()).toBeNull()
})
