import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#server/platform/clock.ts'
import { AMINA, makeBrowser, makeMember, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { choose, follow, makeRecoverySite, NEW_PASSWORD } from '#tests/server/fixtures/recovery.ts'

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

test('whoever used up all mails of a day, the link in the last one lets the owner in', async () => {
  const { app, ask, pass } = await makeRecoverySite()
  await guessPasswords(app, pass)
  let link = ''
  for (let mail = 1; mail <= 10; mail++) ({ link } = await ask({ browser: makeBrowser(app, STRANGER) }))

  pass(20 * HOUR)
  const owner = makeBrowser(app)
  const refused = await owner.post('/auth/recovery', { contact: AMINA.email })
  expect(refused.statusCode).toBe(429)
  expect(refused.json().error).toMatch(/in 4 hours, or open the link in our last email, which still works\.$/)
  expect((await follow(owner, link)).statusCode).toBe(200)
  expect((await choose(owner)).statusCode).toBe(200)
  // The wrong passwords do not count any more.
  expect((await makeBrowser(app).logIn({ ...AMINA, password: NEW_PASSWORD })).statusCode).toBe(200)

  // The stranger continues, and the owner can still log in: the recovery has made this browser known.
  await guessPasswords(app, pass)
  expect((await owner.logIn({ ...AMINA, password: NEW_PASSWORD })).statusCode).toBe(200)
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
