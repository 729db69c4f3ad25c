import { request } from 'node:http'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isPassword } from '#server/accounts/password-hash.ts'
import { AMINA, makeAccountsApp, makeBrowser } from '#tests/server/fixtures/accounts.ts'
import { ask, listen } from '#tests/server/fixtures/site.ts'

const work = vi.hoisted(() => ({ running: new Array<() => void>() }))
vi.mock('@node-rs/argon2', () => ({
  hash: async () => 'a hash',
  verify: () => new Promise<boolean>((resolve) => work.running.push(() => resolve(true))),
}))

const MAX_ADMITTED = 100
const UNAVAILABLE = { error: 'This is not possible just now. Please try again in a moment.' }

async function finish<Answer>(hashes: Array<Promise<Answer>>) {
  let isOver = false
  void Promise.all(hashes).then(() => (isOver = true))
  while (!isOver) {
    work.running.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return Promise.all(hashes)
}

/** A server on which the maximum number of people log in, each to a separate account. */
async function makeBusyApp() {
  const site = await makeAccountsApp({ environment: { RATE_LIMIT_FACTOR: '9999' } })
  const member = makeBrowser(site.app)
  await member.signUp(AMINA)
  await finish([member.logIn(AMINA)])
  const people = Array.from({ length: MAX_ADMITTED }, (_, index) =>
    makeBrowser(site.app).logIn({ email: `person${index}@example.com`, password: 'a password' }),
  )
  await vi.waitFor(() => expect(work.running).toHaveLength(2))
  return { ...site, member, people }
}

test('two passwords are checked at a time, and every password that was admitted is', async () => {
  const { people } = await makeBusyApp()
  const answers = await finish(people)
  expect(answers).toEqual(Array(MAX_ADMITTED).fill(expect.objectContaining({ statusCode: 401 })))
})

test('under too much load requests are refused before they count an attempt or write anything', async () => {
  const { app, database, member, people } = await makeBusyApp()
  const rows = async () =>
    JSON.stringify(await database.db.selectFrom('limits').selectAll().orderBy('key').execute())
  const before = await rows()

  const current_password = AMINA.password
  const { password: _, ...profile } = AMINA
  for (let attempt = 1; attempt <= 12; attempt++) {
    for (const answer of [
      await makeBrowser(app).logIn({ email: 'amina@example.com', password: 'a password' }),
      await member.post('/account/sessions/end-others', { current_password }),
      await member.post('/account/password', { current_password, password: 'another password' }),
      await member.call('PATCH', '/account', { ...profile, email: 'new@example.com', current_password }),
      await member.call('DELETE', '/account', { current_password }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([503, UNAVAILABLE])
      expect(answer.headers['retry-after']).toBe('5')
    }
  }
  expect(await rows()).toBe(before)

  await finish(people)
  const confirmed = member.post('/account/sessions/end-others', { current_password })
  const [answer] = await finish([confirmed])
  expect(answer).toMatchObject({ statusCode: 200 })
})

test('without a stored password, even one that would fit does not', async () => {
  expect(await finish([isPassword('a password', null, { isWanted: () => true })])).toEqual([false])
})

/** Two logins whose passwords are being checked, and one that is queued. */
async function makeQueue() {
  const { app, database } = await makeAccountsApp()
  const port = await listen(app)
  const path = '/auth/login'
  const headers = { 'content-type': 'application/json' }
  const bodyOf = (name: string) => JSON.stringify({ email: `${name}@example.com`, password: 'a password' })
  const logIn = (name: string) => ask({ port, path, method: 'POST', headers, body: bodyOf(name) })
  // Each login counts for the account, and for the account with the address.
  const counted = async () =>
    (await database.db.selectFrom('limits').select('key').where('count', '>', 0).execute()).length

  const first = [logIn('amina'), logIn('ngozi')]
  await vi.waitFor(() => expect(work.running).toHaveLength(2))

  /** Starts a login whose client disconnects while it is queued. */
  async function leave() {
    const third = request({ port, path, method: 'POST', headers, agent: false })
    third.on('error', () => {
      // The client closes its connection itself.
    })
    third.end(bodyOf('bisi'))
    await vi.waitFor(async () => expect(await counted()).toBe(6))
    third.destroy()
    await vi.waitFor(async () =>
      expect(await promisify(app.server.getConnections.bind(app.server))()).toBe(2),
    )
  }
  return { logIn, leave, counted, first }
}

test('the password of a client that is gone is not checked, and does not count as a try', async () => {
  const { leave, counted, first } = await makeQueue()
  await leave()
  const answers = await finish(first)
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  await vi.waitFor(async () => expect(await counted()).toBe(4))
  expect(work.running).toEqual([])
})

test('a password that has waited for too long is not checked, and does not count as a try', async () => {
  const { logIn, counted, first } = await makeQueue()
  const third = logIn('bisi')
  await vi.waitFor(async () => expect(await counted()).toBe(6))
  const late = performance.now() + 6_000
  vi.spyOn(performance, 'now').mockReturnValue(late)
  onTestFinished(() => void vi.restoreAllMocks())

  const answers = await finish(first)
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  const { status, body } = await third
  expect([status, JSON.parse(body.toString())]).toEqual([503, UNAVAILABLE])
  expect(work.running).toEqual([])
  expect(await counted()).toBe(4)
})
