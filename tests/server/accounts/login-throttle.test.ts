import { expect, test } from 'vitest'
import { DAY, MINUTE } from '#server/platform/clock.ts'
import { purgeExpired } from '#server/platform/jobs/housekeeping.ts'
import { AMINA, makeServer, makeBrowser, type Browser } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'

const IN_A_QUARTER = 'Too many attempts. Please try again in 15 minutes, or recover your password.'

function guess(browser: Browser, times: number, email = AMINA.email) {
  const guesses = Array.from({ length: times }, (_, index) =>
    browser.logIn({ email, password: `guess number ${index}` }),
  )
  return Promise.all(guesses)
}

const count = (answers: Array<{ statusCode: number }>, status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length

testOnBoth('of all guesses from one address at once, ten are looked at (ASVS 6.3.1)', async (kind) => {
  const { app, pass } = await makeServer({ kind })
  const browser = makeBrowser(app)
  await browser.signUp(AMINA)
  const answers = await guess(browser, 20)
  expect([count(answers, 401), count(answers, 429)]).toEqual([10, 10])
  const refused = answers.find(({ statusCode }) => statusCode === 429)!
  expect(refused.json()).toEqual({ error: IN_A_QUARTER })
  expect(refused.headers['retry-after']).toBe('900')

  expect((await browser.logIn(AMINA)).statusCode).toBe(429)
  expect((await makeBrowser(app, { remoteAddress: '203.0.113.7' }).logIn(AMINA)).statusCode).toBe(200)
  pass(15 * MINUTE)
  expect((await browser.logIn(AMINA)).statusCode).toBe(200)
})

test('an address without an account is counted in the same way, in all its spellings (ASVS 6.3.8)', async () => {
  const { app } = await makeServer()
  const browser = makeBrowser(app)
  const spellings = ['amina@example.com', 'AMINA@example.com', 'Amina@Example.Com', ' amina@example.com ']
  const answers = await Promise.all(spellings.map((email) => guess(browser, 3, email)))
  expect([count(answers.flat(), 401), count(answers.flat(), 429)]).toEqual([10, 2])
})

test('the right password lets one begin to count anew', async () => {
  const { app } = await makeServer()
  const browser = makeBrowser(app)
  await browser.signUp(AMINA)
  expect(count(await guess(browser, 9), 401)).toBe(9)
  expect((await browser.logIn(AMINA)).statusCode).toBe(200)
  expect(count(await guess(browser, 10), 401)).toBe(10)
})

test('fifty wrong guesses a day from wherever stop all others for the day', async () => {
  // Raises the limits per address, so that only those per account apply.
  const { app, pass } = await makeServer({ environment: { RATE_LIMIT_FACTOR: '100' } })
  await makeBrowser(app).signUp(AMINA)
  const answers = []
  for (let address = 1; address <= 6; address++) {
    answers.push(...(await guess(makeBrowser(app, { remoteAddress: `198.51.100.${address}` }), 10)))
  }
  expect([count(answers, 401), count(answers, 429)]).toEqual([50, 10])

  const owner = makeBrowser(app, { remoteAddress: '203.0.113.7' })
  const refused = await owner.logIn(AMINA)
  const error = 'Too many attempts. Please try again in 24 hours, or recover your password.'
  expect([refused.statusCode, refused.json()]).toEqual([429, { error }])
  pass(DAY)
  expect((await owner.logIn(AMINA)).statusCode).toBe(200)
})

test('what is kept of guesses names neither account nor address, and is forgotten in time', async () => {
  const { app, database, pass } = await makeServer()
  await guess(makeBrowser(app, { remoteAddress: '203.0.113.7' }), 1)
  const kept = () => database.db.selectFrom('limits').selectAll().execute()
  expect((await kept()).map(({ key }) => key.replace(/[\w-]{43}$/, '…')).sort()).toEqual([
    'login-anywhere:…',
    'login:…',
  ])
  expect(JSON.stringify(await kept())).not.toMatch(/amina|203\.0/i)
  pass(DAY)
  await purgeExpired(app)
  expect(await kept()).toEqual([])
})

test('an address is only believed from a proxy that was named', async () => {
  const statusOfLast = async (environment: Record<string, string>) => {
    const { app } = await makeServer({ environment: { ...environment, RATE_LIMIT_FACTOR: '0.1' } })
    const ask = (time: number) =>
      makeBrowser(app, { headers: { 'x-forwarded-for': `203.0.113.${time}` } }).post('/auth/login', {})
    for (const time of [1, 2, 3]) await ask(time)
    return (await ask(4)).statusCode
  }
  expect(await statusOfLast({})).toBe(429)
  expect(await statusOfLast({ TRUST_PROXY: 'loopback' })).toBe(400)
})
