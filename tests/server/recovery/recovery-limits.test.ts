import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { RECOVERY_MESSAGES } from '#server/recovery/routes.ts'
import { DAY } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/open.ts'
import { GUESS_LIMITS } from '#server/recovery/recovery-store.ts'
import { AMINA, makeBrowser, startInstance } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { enter, errorOf, follow, makeRecoverySite, wrongCode } from '#tests/server/fixtures/recovery.ts'

const UNKNOWN_EMAIL = 'nobody@example.com'

async function countWrong({ db }: Database) {
  const wrong = db.selectFrom('limits').select('count').where('key', 'like', 'recovery-guesses:%')
  const counts = await wrong.execute()
  return counts.map(({ count }) => count)
}

// OWASP ASVS 5.0, 6.6.3
testOnBoth('of forty codes at once, at two instances, three are looked at [MORE-29]', async (kind) => {
  const site = await makeRecoverySite({ kind })
  const other = await startInstance({ ...site, environment: { RATE_LIMIT_FACTOR: '100' } })
  const { browser, code } = await site.ask()
  const cookies = Object.fromEntries(browser.cookies)
  const there = makeBrowser(other.app, { cookies })

  const guesses = Array.from({ length: 40 }, (_, index) => wrongCode(code, index + 1))
  const answers = await Promise.all(guesses.map((guess, index) => enter(index % 2 ? browser : there, guess)))

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
  expect(answers.filter((answer) => answer.json().error === RECOVERY_MESSAGES.wrongCode)).toHaveLength(2)
  expect(await countWrong(site.database)).toEqual([3])
  expect(await errorOf(enter(browser, code))).toBe(RECOVERY_MESSAGES.lastGuess)
})

test('there are five codes a day, and ten mails; an address without an account sees the same', async () => {
  const { app, ask, pass, unreadMails } = await makeRecoverySite()
  const askForNobody = async () => {
    const { statusCode, body } = await makeBrowser(app).post('/auth/recovery', { contact: UNKNOWN_EMAIL })
    return { statusCode, body }
  }

  for (let count = 1; count <= 5; count += 1) {
    const [{ code }, nobody] = await Promise.all([ask(), askForNobody()])
    expect([code, nobody.statusCode]).toEqual([expect.stringMatching(/^\d{4}$/), 200])
  }
  for (let count = 6; count <= 10; count += 1) {
    const [{ browser, code, text, link }, nobody] = await Promise.all([ask(), askForNobody()])
    expect([code, nobody.statusCode]).toEqual(['', 200])
    expect(text).toContain('many have been sent or tried lately')
    expect(await errorOf(enter(browser, '0000'))).toBe(RECOVERY_MESSAGES.wrongCode)
    if (count === 10) expect((await follow(makeBrowser(app), link)).statusCode).toBe(200)
  }

  const contact = ` ${AMINA.email.toUpperCase()}`
  const { statusCode, body } = await makeBrowser(app).post('/auth/recovery', { contact })
  expect(statusCode).toBe(429)
  expect(body).toContain('Please try again in 24 hours, or open the link in our last email')
  expect(await askForNobody()).toEqual({ statusCode, body })
  expect(await unreadMails()).toBe(0)

  pass(DAY)
  expect((await ask()).code).toMatch(/^\d{4}$/)
})

test('that an address and a number are of one account shows in no refusal', async () => {
  const { app, ask, unreadMails } = await makeRecoverySite()
  for (let count = 1; count <= 6; count += 1) await ask()
  for (let count = 1; count < 4; count += 1) await ask({ contact: AMINA.phone_number })
  const last = await ask({ contact: '+234 803 123 4567' })
  for (let count = 1; count <= 4; count += 1) {
    const browser = makeBrowser(app)
    expect((await browser.post('/auth/recovery', { contact: AMINA.email })).statusCode).toBe(200)
    expect(await errorOf(enter(browser, '1234'))).toBe(RECOVERY_MESSAGES.wrongCode)
  }
  expect(await unreadMails()).toBe(0)
  // An unsent code does not replace the previous one.
  expect((await follow(makeBrowser(app), last.link)).statusCode).toBe(200)
})

test('after 15 wrong codes in 30 days only the link works', async () => {
  const { app, ask, pass, database } = await makeRecoverySite()
  const start = await ask()
  let { browser, code } = start
  const tryThree = async () => {
    for (const index of [1, 2, 3]) await enter(browser, wrongCode(code, index))
  }
  await tryThree()
  for (let count = 2; count <= 5; count += 1) {
    ;({ browser, code } = await ask())
    await tryThree()
  }
  expect(await countWrong(database)).toEqual([15])

  pass(29 * DAY)
  const mail = await ask()
  expect(mail.code).toBe('')
  expect((await follow(makeBrowser(app), mail.link)).statusCode).toBe(200)

  pass(1 * DAY)
  expect((await ask()).code).toMatch(/^\d{4}$/)
})

/** Tries three codes for each of many addresses, with or without an account, each from another network. */
async function guessForMany(app: FastifyInstance, people: number) {
  const guess = async (person: number) => {
    const browser = makeBrowser(app, { remoteAddress: `198.51.100.${person}` })
    await browser.post('/auth/recovery', { contact: `person${person}@example.com` })
    for (const code of ['0000', '0001', '0002']) await enter(browser, code)
  }
  await Promise.all(Array.from({ length: people }, (_, index) => guess(index + 1)))
}

test('wrong codes for many accounts stop all codes of the site for a day; links work [MORE-45]', async () => {
  const { app, ask, pass } = await makeRecoverySite()
  const before = await ask()
  await guessForMany(app, Math.ceil(GUESS_LIMITS.site.max / 3))

  expect(await errorOf(enter(before.browser, before.code))).toBe(RECOVERY_MESSAGES.wrongCode)
  const mail = await ask()
  expect(mail.code).toBe('')
  expect((await follow(makeBrowser(app), mail.link)).statusCode).toBe(200)

  pass(DAY)
  const { browser, code } = await ask()
  expect((await enter(browser, code)).statusCode).toBe(200)
})

test('an address may enter only so many wrong codes a day, whichever the account', async () => {
  // The limit becomes six a day.
  const { app, ask, pass } = await makeRecoverySite({ environment: { RATE_LIMIT_FACTOR: '0.3' } })
  const remoteAddress = '2001:db8:1:2::1'
  for (const contact of ['bisi@example.com', 'chidi@example.com']) {
    const browser = makeBrowser(app, { remoteAddress })
    await browser.post('/auth/recovery', { contact })
    for (const code of ['0000', '0001', '0002']) expect((await enter(browser, code)).statusCode).toBe(400)
  }

  const { browser, code } = await ask()
  const cookies = Object.fromEntries(browser.cookies)
  // The same household, with another of its addresses.
  const refused = await enter(makeBrowser(app, { remoteAddress: '2001:db8:1:2::ffff', cookies }), code)
  const error = 'Too many attempts. Please try again in 24 hours, or open the link in the email.'
  expect([refused.statusCode, refused.json()]).toEqual([429, { error }])
  // None of this has used up an attempt of the code.
  expect(await errorOf(enter(browser, wrongCode(code)))).toBe(RECOVERY_MESSAGES.wrongCode)
  expect((await enter(browser, code)).statusCode).toBe(200)

  pass(DAY)
  const again = await ask({ browser: makeBrowser(app, { remoteAddress }), contact: AMINA.email })
  expect((await enter(again.browser, again.code)).statusCode).toBe(200)
})
