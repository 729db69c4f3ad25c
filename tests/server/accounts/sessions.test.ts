import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#server/platform/clock.ts'
import { sessionStore } from '#server/accounts/session-store.ts'
import { accountStore } from '#server/accounts/account-store.ts'
import {
  AMINA,
  makeAccountsApp,
  makeMemberApp,
  makeBrowser,
  makeMember,
} from '#tests/server/fixtures/accounts.ts'
import { makeDatabase, testOnBoth } from '#tests/server/fixtures/databases.ts'

function sessionCookieOf({ headers }: { headers: Record<string, unknown> }) {
  return (
    [headers['set-cookie']]
      .flat()
      .map(String)
      .find((line) => line.includes('session=')) ?? ''
  )
}

const HTTPS = { SITE_URL: 'https://gelegrid.example' }

test('with https the cookie is out of reach for scripts, other sites and plain connections (ASVS 3.3.1 to 3.3.4)', async () => {
  const { app } = await makeAccountsApp({ environment: HTTPS })
  const browser = makeBrowser(app)
  await browser.signUp(AMINA)
  const header = sessionCookieOf(await browser.logIn(AMINA))
  expect(header).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
})

test('only where the site has another origin than the API does the cookie go along from there', async () => {
  const environment = { ...HTTPS, API_URL: 'https://api.gelegrid.example' }
  const { app } = await makeAccountsApp({ environment })
  const browser = makeBrowser(app)
  await browser.signUp(AMINA)
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { origin: HTTPS.SITE_URL },
    payload: { email: AMINA.email, password: AMINA.password },
  })
  expect(sessionCookieOf(answer)).toMatch(/; HttpOnly; Secure; SameSite=None$/)
  expect(answer.headers['access-control-allow-origin']).toBe(HTTPS.SITE_URL)
  expect(answer.headers['access-control-allow-credentials']).toBe('true')
})

test('with Remember Me the cookie lasts thirty days, otherwise until the browser closes [MORE-27]', async () => {
  const { app } = await makeAccountsApp()
  const browser = makeBrowser(app)
  await browser.signUp(AMINA)
  expect(sessionCookieOf(await browser.logIn(AMINA, { remember: true }))).toContain('; Max-Age=2592000;')
  expect(sessionCookieOf(await browser.logIn(AMINA))).not.toMatch(/max-age|expires/i)
})

testOnBoth(
  'the table holds a hash of the token, and no two tokens are alike (ASVS 7.2.2, 7.2.3)',
  async (kind) => {
    const { app, database } = await makeAccountsApp({ kind })
    const browsers = [await makeMember(app), makeBrowser(app), makeBrowser(app)]
    for (const browser of browsers) await browser.logIn(AMINA)
    const tokens = browsers.map(({ cookies }) => cookies.get('session')!)
    expect(new Set(tokens).size).toBe(3)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = JSON.stringify(await database.db.selectFrom('sessions').selectAll().execute())
    expect(tokens.filter((token) => rows.includes(token))).toEqual([])
  },
)

test('a login brings a new token and ends the session that was there (ASVS 7.2.4)', async () => {
  const { app, database, member: browser } = await makeMemberApp()
  const before = browser.cookies.get('session')!
  await browser.logIn(AMINA)
  expect(browser.cookies.get('session')).not.toBe(before)
  expect(await makeBrowser(app, { cookies: { session: before } }).whoAmI()).toBeNull()
  expect(await database.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
})

test('signing out ends the session itself, not only the cookie (ASVS 7.4.1) [CALL-10]', async () => {
  const { app, member: browser } = await makeMemberApp()
  const token = browser.cookies.get('session')!
  expect((await browser.get('/auth/logout')).statusCode).toBe(200)
  expect(browser.cookies.has('session')).toBe(false)
  expect(await makeBrowser(app, { cookies: { session: token } }).whoAmI()).toBeNull()
})

test('a session check removes no cookie, as its answer may come after that of a login', async () => {
  const { app } = await makeAccountsApp()
  const stale = await makeBrowser(app, { cookies: { session: 'long-gone' } }).get('/auth/verify-user')
  expect([stale.statusCode, stale.json()]).toEqual([200, { success: false, payload: null }])
  expect(stale.cookies).toEqual([])
})

testOnBoth(
  'a session ends when it is not used for a day, a remembered one after two weeks (ASVS 7.3.1)',
  async (kind) => {
    const { app, pass } = await makeAccountsApp({ kind })
    const short = await makeMember(app)
    pass(DAY - MINUTE)
    expect(await short.whoAmI()).not.toBeNull()
    pass(DAY - MINUTE)
    expect(await short.whoAmI()).not.toBeNull()
    pass(DAY)
    expect(await short.whoAmI()).toBeNull()

    const long = makeBrowser(app)
    await long.logIn(AMINA, { remember: true })
    pass(14 * DAY - MINUTE)
    expect(await long.whoAmI()).not.toBeNull()
    pass(14 * DAY)
    expect(await long.whoAmI()).toBeNull()
  },
)

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

test('a member sees where she is signed in, and ends sessions one by one (ASVS 7.5.2)', async () => {
  const { app, pass } = await makeAccountsApp()
  const onPhone =
    'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
  const laptop = await makeMember(app)
  pass(HOUR)
  const phone = makeBrowser(app, { headers: { 'user-agent': onPhone } })
  await phone.logIn(AMINA)

  const list = async () => (await laptop.get('/account/sessions')).json().payload as Array<{ id: string }>
  const [first, second] = await list()
  expect([first, second]).toEqual([
    {
      id: expect.any(String),
      browser: expect.any(String),
      signed_in_at: '2026-03-08T09:00:00.000Z',
      last_seen_at: '2026-03-08T10:00:00.000Z',
      is_current: true,
    },
    {
      id: expect.any(String),
      browser: 'Chrome on Android',
      signed_in_at: '2026-03-08T10:00:00.000Z',
      last_seen_at: '2026-03-08T10:00:00.000Z',
      is_current: false,
    },
  ])

  // This browser comes first, then the latest sign-in.
  pass(HOUR)
  const tablet = makeBrowser(app)
  await tablet.logIn(AMINA)
  const signedIn = async (browser: typeof laptop) =>
    ((await browser.get('/account/sessions')).json().payload as Array<{ signed_in_at: string }>).map((each) =>
      each.signed_in_at.slice(11, 13),
    )
  expect(await signedIn(laptop)).toEqual(['09', '11', '10'])
  expect(await signedIn(phone)).toEqual(['10', '11', '09'])
  await tablet.get('/auth/logout')

  const body = { current_password: AMINA.password }
  const end = (id: string) => laptop.post(`/account/sessions/${id}/end`, body)
  expect((await end(second!.id)).json()).toEqual({ success: 'This browser is signed out.' })
  expect(await phone.whoAmI()).toBeNull()
  expect(await list()).toHaveLength(1)
  const again = await end(second!.id)
  expect([again.statusCode, again.json()]).toEqual([404, { error: 'This browser is already signed out.' }])

  await end(first!.id)
  expect(laptop.cookies.has('session')).toBe(false)
})

testOnBoth('a member ends all sessions but this one (ASVS 7.4.3, 7.5.2)', async (kind) => {
  const { app, member: laptop } = await makeMemberApp({ kind })
  const others = [makeBrowser(app), makeBrowser(app)]
  for (const other of others) await other.logIn(AMINA)
  const answer = await laptop.post('/account/sessions/end-others', { current_password: AMINA.password })
  expect(answer.json()).toEqual({ success: 'You are signed out everywhere else.' })
  expect(await Promise.all(others.map((other) => other.whoAmI()))).toEqual([null, null])
  expect(await laptop.whoAmI()).not.toBeNull()
})

test('no session outlives the password it began with, not even one that begins during the change', async () => {
  const { db } = await makeDatabase()
  const now = () => 0
  const [accounts, sessions] = [accountStore(db, now), sessionStore(db, now)]
  const { password: _, ...profile } = AMINA
  const before = await accounts.create({ ...profile, passwordHash: 'the first' })
  await accounts.setPassword(before.id, 'the second')

  const late = await sessions.start({ account: before, browser: '', isLong: false })
  expect(await sessions.find(late)).toBeNull()
  expect(await sessions.list(before.id)).toEqual([])
})
