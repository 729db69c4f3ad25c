import { expect, test } from 'vitest'
import { RECOVERY_MESSAGES } from '#server/recovery/routes.ts'
import { phoneSpellings } from '#server/accounts/phone-spellings.ts'
import type { Database } from '#server/platform/database/open.ts'
import { mailContext } from '#server/mail/mail-context.ts'
import { contactKey } from '#server/recovery/routes.ts'
import { hashCode, newCode, recoveryStore } from '#server/recovery/recovery-store.ts'
import { AMINA, makeBrowser, makeMember, makeServer, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { canLogIn, choose, enter, errorOf, makeRecoverySite } from '#tests/server/fixtures/recovery.ts'
import { send } from '#tests/server/fixtures/submissions.ts'

const SECRET = 'a key that only these tests know'
const UNKNOWN_EMAIL = 'nobody@example.com'

const allRows = async ({ db }: Database) => ({
  recoveries: await db.selectFrom('recoveries').selectAll().execute(),
  limits: await db.selectFrom('limits').selectAll().execute(),
  outbox: await db.selectFrom('outbox').selectAll().execute(),
})

// OWASP ASVS 5.0, 6.5.2
test('whoever reads the database finds no code, no link and no token', async () => {
  const { ask, database, unreadMails } = await makeRecoverySite()
  const { browser, code, link } = await ask()
  await unreadMails()
  const rows = await allRows(database)
  const text = JSON.stringify(rows)
  expect(text).not.toContain(link)
  expect(text).not.toContain(browser.cookies.get('recovery')!)
  expect(rows.outbox.map(({ body }) => body)).toEqual(['', ''])
  const [recovery] = rows.recoveries
  const recoveryId = recovery!.id
  expect(recovery!.code_hash).toBe(hashCode(code, { secret: SECRET, recoveryId }))
  // Without the server's key, trying all ten thousand finds nothing.
  expect(recovery!.code_hash).not.toBe(hashCode(code, { secret: 'another', recoveryId }))
})

// OWASP ASVS 5.0, 6.5.3
test('a code has four digits, and each may be any, a zero in front included [ACCOUNT-22]', () => {
  const codes = Array.from({ length: 1000 }, newCode)
  expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true)
  for (const place of [0, 1, 2, 3]) expect(new Set(codes.map((code) => code[place])).size).toBe(10)
})

test('the cookie is out of reach for scripts and other sites, and new each time', async () => {
  const { app } = await makeServer({ environment: { SITE_URL: 'https://gelegrid.example' } })
  const browser = makeBrowser(app)
  const ask = async () => (await browser.post('/auth/recovery', { contact: UNKNOWN_EMAIL })).cookies
  const [first] = await ask()
  expect(first).toEqual({
    name: '__Host-recovery',
    value: expect.stringMatching(/^[\w-]{43}$/),
    path: '/',
    maxAge: 20 * 60,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  })
  const [second] = await ask()
  expect(second!.value).not.toBe(first!.value)
})

test('an address without an account is answered like any other, at every step', async () => {
  const { app, database, ask, unreadMails } = await makeRecoverySite()
  const known = await ask()
  const browser = makeBrowser(app)
  const answer = await browser.post('/auth/recovery', { contact: UNKNOWN_EMAIL })

  const shapeOf = ({ statusCode, body, headers, cookies }: typeof answer) => ({
    statusCode,
    body,
    headers: Object.keys(headers),
    cookies: cookies.map((cookie) => ({ ...cookie, value: cookie.value.length })),
  })
  expect(shapeOf(answer)).toEqual(shapeOf(known.answer))
  const { recoveries } = await allRows(database)
  // There is no code that could be correct.
  expect(recoveries.filter(({ account_id }) => account_id === null)).toMatchObject([{ code_hash: null }])
  expect(await errorOf(enter(browser, '0001'))).toBe(RECOVERY_MESSAGES.wrongCode)
  expect(await errorOf(enter(browser, '0002'))).toBe(RECOVERY_MESSAGES.wrongCode)
  expect(await errorOf(enter(browser, '0003'))).toBe(RECOVERY_MESSAGES.lastGuess)
  expect(await errorOf(enter(browser, '0004'))).toBe(RECOVERY_MESSAGES.lastGuess)
  expect(await errorOf(choose(browser))).toBe(RECOVERY_MESSAGES.notVerified)
  expect(await unreadMails()).toBe(0)
})

test('when the notice cannot be posted, the password stays as it was, and the way back open', async () => {
  const { app, ask, database, now } = await makeRecoverySite()
  const { browser, code } = await ask()
  await enter(browser, code)
  const failing = recoveryStore(database.db, now, SECRET).reset({
    browserToken: browser.cookies.get('recovery')!,
    passwordHash: 'of no use',
    context: {
      ...mailContext(app),
      get siteUrl(): URL {
        throw new Error('The disk is full.')
      },
    },
  })
  await expect(failing).rejects.toThrow('The disk is full.')
  expect(await canLogIn(app, AMINA.password)).toBe(true)
  expect((await choose(browser)).statusCode).toBe(200)
})

async function timed(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

test('the time of an answer does not tell whether an address is known', async () => {
  const { app } = await makeServer()
  await makeMember(app)
  await send(app, 'newsletter', { email: AMINA.email })
  for (const { email } of [AMINA, NGOZI]) {
    expect(await timed(() => send(app, 'newsletter', { email }))).toBeGreaterThan(95)
    const recover = () => makeBrowser(app).post('/auth/recovery', { contact: email })
    expect(await timed(recover)).toBeGreaterThan(95)
  }
})

test('a phone number is found however it is written', () => {
  for (const [typed, stored] of [
    ['0803 123 4567', '2348031234567'],
    ['00234 (0)803 1234567', '08031234567'],
    ['+234 (0)803 123 4567', '08031234567'],
    ['009 234 803 123 4567', '08031234567'],
    ['٠٨٠٣ ١٢٣ ٤٥٦٧', '2348031234567'],
    ['0044 7700 900123', '447700900123'],
    ['009 44 7700 900123', '447700900123'],
    ['+44 (0)7700 900123', '447700900123'],
    ['+44 7700 900123', '00447700900123'],
    ['0094 77 123 4567', '94771234567'],
  ] as const)
    expect(phoneSpellings(typed), typed).toContain(stored)
  const key = contactKey('+44 7700 900123')
  for (const spelling of ['0044 7700 900123', '+44 (0)7700 900123']) expect(contactKey(spelling)).toBe(key)
})

test('a phone number finds its account, but none that two share [ACCOUNT-21]', async () => {
  const { app, ask, unreadMails } = await makeRecoverySite()
  const found = { to: AMINA.email, code: expect.stringMatching(/^\d{4}$/) }
  expect(await ask({ contact: '+234 803-123-4567' })).toMatchObject(found)
  await makeBrowser(app).signUp({ ...NGOZI, phone_number: '+234 803 123 4567' })
  const answer = await makeBrowser(app).post('/auth/recovery', { contact: AMINA.phone_number })
  expect(answer.statusCode).toBe(200)
  expect(await unreadMails()).toBe(0)
})

test('recovery finds an address by either form of its domain [ACCOUNT-30]', async () => {
  const { app, ask } = await makeRecoverySite()
  const email = 'ngozi@müller.example'
  await makeBrowser(app).signUp({ ...NGOZI, email })
  for (const contact of [email, 'NGOZI@xn--mller-kva.example'])
    expect((await ask({ contact })).code).toMatch(/^\d{4}$/)
})
