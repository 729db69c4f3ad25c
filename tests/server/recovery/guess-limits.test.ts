import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { RECOVERY_MESSAGES } from '#contract/messages.ts'
import { DAY } from '#server/platform/clock.ts'
import { GUESS_LIMITS } from '#server/recovery/guess-limits.ts'
import { AMINA, makeBrowser } from '#tests/server/fixtures/accounts.ts'
import { enter, follow, makeRecoverySite, wrongCode } from '#tests/server/fixtures/recovery.ts'

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

  expect((await enter(before.browser, before.code)).json()).toEqual({ error: RECOVERY_MESSAGES.wrongCode })
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
  expect((await enter(browser, wrongCode(code))).json()).toEqual({ error: RECOVERY_MESSAGES.wrongCode })
  expect((await enter(browser, code)).statusCode).toBe(200)

  pass(DAY)
  const again = await ask({ browser: makeBrowser(app, { remoteAddress }), contact: AMINA.email })
  expect((await enter(again.browser, again.code)).statusCode).toBe(200)
})
