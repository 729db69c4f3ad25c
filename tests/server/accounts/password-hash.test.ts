import { expect, test, vi } from 'vitest'
import { AMINA, makeServer, makeBrowser } from '#tests/server/fixtures/accounts.ts'

const work = vi.hoisted(() => ({ running: new Array<() => void>() }))
vi.mock('@node-rs/argon2', () => ({
  hash: async () => 'a hash',
  verify: () => new Promise<boolean>((resolve) => work.running.push(() => resolve(true))),
}))

const MAX_ADMITTED = 100

async function finish<Answer>(hashes: Array<Promise<Answer>>) {
  let isOver = false
  void Promise.all(hashes).then(() => (isOver = true))
  while (!isOver) {
    work.running.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return Promise.all(hashes)
}

test('under too much load requests are refused before they count an attempt or write anything', async () => {
  const { app, database } = await makeServer({ environment: { RATE_LIMIT_FACTOR: '9999' } })
  const member = makeBrowser(app)
  await member.signUp(AMINA)
  await finish([member.logIn(AMINA)])
  const people = Array.from({ length: MAX_ADMITTED }, (_, index) =>
    makeBrowser(app).logIn({ email: `person${index}@example.com`, password: 'a password' }),
  )
  await vi.waitFor(() => expect(work.running).toHaveLength(2))
  const rows = async () =>
    JSON.stringify(await database.db.selectFrom('limits').selectAll().orderBy('key').execute())
  const before = await rows()

  const { password: current_password } = AMINA
  for (const answer of [
    await makeBrowser(app).logIn({ email: 'amina@example.com', password: 'a password' }),
    await member.post('/account/sessions/end-others', { current_password }),
    await member.call('DELETE', '/account', { current_password }),
  ]) {
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { error: 'This is not possible just now. Please try again in a moment.' },
    ])
    expect(answer.headers['retry-after']).toBe('5')
  }
  expect(await rows()).toBe(before)

  // Not even a password that would fit opens an account that does not exist.
  const answers = await finish(people)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(MAX_ADMITTED).fill(401))
  const [answer] = await finish([member.post('/account/sessions/end-others', { current_password })])
  expect(answer).toMatchObject({ statusCode: 200 })
})
