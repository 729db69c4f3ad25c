import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { DAY, MINUTE } from '#server/platform/clock.ts'
import { AMINA, makeBrowser, makeMember, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { follow, makeRecoverySite } from '#tests/server/fixtures/recovery.ts'

const STRANGER = { remoteAddress: '198.51.100.1' }

/** Tries fifty wrong passwords in 75 minutes, from one address. */
async function guessPasswords(app: FastifyInstance, pass: (milliseconds: number) => void) {
  const stranger = makeBrowser(app, STRANGER)
  for (let quarter = 1; quarter <= 5; quarter++) {
    const guesses = Array.from({ length: 10 }, (_, index) => `guess ${quarter} ${index}`)
    await Promise.all(guesses.map((password) => stranger.logIn({ ...AMINA, password })))
    pass(15 * MINUTE)
  }
  expect((await makeBrowser(app).logIn(AMINA)).statusCode).toBe(429)
}

test('a stranger cannot keep the owner out of a browser that signed in before [MORE-46]', async () => {
  const { app, pass } = await makeRecoverySite()
  const owner = makeBrowser(app)
  await owner.logIn(AMINA)
  await owner.get('/auth/logout')

  await guessPasswords(app, pass)
  expect((await owner.logIn(AMINA)).statusCode).toBe(200)
})

test('a browser that signed in before can ask for mails that strangers cannot use up [MORE-46]', async () => {
  const { app, ask } = await makeRecoverySite()
  const owner = makeBrowser(app)
  await owner.logIn(AMINA)
  for (let mail = 1; mail <= 10; mail++) await ask({ browser: makeBrowser(app, STRANGER) })
  const { link } = await ask({ browser: owner })
  expect((await follow(owner, link)).statusCode).toBe(200)
})

test('a browser that signed in before has ten wrong passwords in a quarter, and fifty a day', async () => {
  const { app, pass } = await makeRecoverySite()
  const owner = makeBrowser(app)
  await owner.logIn(AMINA)
  const statuses: Array<number> = []
  for (let quarter = 1; quarter <= 6; quarter++) {
    for (let index = 1; index <= 11; index++) {
      statuses.push((await owner.logIn({ ...AMINA, password: `guess ${index}` })).statusCode)
    }
    pass(15 * MINUTE)
  }
  expect(statuses.slice(0, 11)).toEqual([...Array<number>(10).fill(401), 429])
  expect(statuses.filter((status) => status === 401)).toHaveLength(50)
  // Another browser is not affected.
  expect((await makeBrowser(app).logIn(AMINA)).statusCode).toBe(200)
  pass(DAY)
  expect((await owner.logIn(AMINA)).statusCode).toBe(200)
})

test('the cookie of a browser is good for its accounts only, and cannot be forged', async () => {
  const { app, pass } = await makeRecoverySite()
  const browser = await makeMember(app, NGOZI)
  const device = browser.cookies.get('device') ?? ''
  expect(device).toMatch(/^[\w-]{59}$/)
  await guessPasswords(app, pass)
  const logInWith = (value: string) => makeBrowser(app, { cookies: { device: value } }).logIn(AMINA)
  expect((await logInWith(device)).statusCode).toBe(429)
  expect((await logInWith('a'.repeat(59))).statusCode).toBe(429)
})
