import { expect, test, vi } from 'vitest'
import { confirmOwner } from '#server/accounts/confirm-owner.ts'
import { isPassword } from '#server/accounts/password-hash.ts'
import { BusyError } from '#server/platform/errors.ts'
import { makeAccountsApp, makeBrowser } from '#tests/server/fixtures/accounts.ts'

const work = vi.hoisted(() => ({ running: new Array<() => void>() }))
vi.mock('@node-rs/argon2', () => ({
  hash: () => Promise.reject(new Error('not needed here')),
  verify: () => new Promise<boolean>((resolve) => work.running.push(() => resolve(true))),
}))

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('two passwords are checked at a time, a hundred wait, and what comes then is refused at once', async () => {
  const waiting = Array.from({ length: 102 }, () => isPassword('a password', 'a hash'))
  await turn()
  expect(work.running).toHaveLength(2)
  await expect(isPassword('a password', 'a hash')).rejects.toThrow(BusyError)

  work.running.shift()?.()
  await turn()
  expect(work.running).toHaveLength(2)
  const next = isPassword('a password', 'a hash')

  while (work.running.length > 0) {
    work.running.shift()?.()
    await turn()
  }
  expect(await Promise.all([...waiting, next])).toEqual(Array(103).fill(true))
})

test('under too much load, neither a login nor a confirmation uses up an attempt', async () => {
  const { app } = await makeAccountsApp('sqlite')
  const { loginThrottle } = app
  const busy = Array.from({ length: 102 }, () => isPassword('a password', 'a hash'))
  await turn()

  const account = { id: 'amina', password_hash: 'a hash' }
  for (let attempt = 1; attempt <= 12; attempt++) {
    await expect(confirmOwner(app, account, 'a password')).rejects.toThrow(BusyError)
    const login = await makeBrowser(app).logIn({ email: 'amina@example.com', password: 'a password' })
    expect(login.statusCode).toBe(503)
  }
  expect(await loginThrottle.attemptConfirmation('amina')).toBeNull()
  const address = '127.0.0.1'
  expect(await loginThrottle.attemptLogin({ email: 'amina@example.com', address })).toBeNull()

  while (work.running.length > 0) {
    work.running.shift()?.()
    await turn()
  }
  await Promise.all(busy)
})

test('without a stored password, even one that would fit does not', async () => {
  const answer = isPassword('a password', null)
  await turn()
  work.running.shift()?.()
  expect(await answer).toBe(false)
})

test('requests beyond the queue get a 503 with Retry-After', async () => {
  const { app } = await makeAccountsApp('sqlite', {
    prepare: (app) => {
      app.get('/api/busy', async () => {
        throw new BusyError()
      })
    },
  })
  const answer = await app.inject('/api/busy')
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { error: 'This is not possible just now. Please try again in a moment.' },
  ])
  expect(answer.headers['retry-after']).toBe('5')
})
