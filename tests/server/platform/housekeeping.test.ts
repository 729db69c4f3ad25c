import { expect, test, vi } from 'vitest'
import { MINUTE } from '#server/platform/clock.ts'
import { makeServer } from '#tests/server/fixtures/accounts.ts'

test('a failed task is repeated every ten minutes, and keeps no other from running', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { app } = await makeServer()
  const runs = { broken: 0, sound: 0 }
  app.everyTenMinutes('broken', async () => {
    runs.broken += 1
    throw new Error('database is locked')
  })
  app.everyTenMinutes('sound', async () => void (runs.sound += 1))
  await app.ready()

  vi.advanceTimersByTime(9 * MINUTE)
  expect(runs).toEqual({ broken: 0, sound: 0 })
  vi.advanceTimersByTime(11 * MINUTE)
  expect(runs).toEqual({ broken: 2, sound: 2 })
  await app.close()
  vi.advanceTimersByTime(60 * MINUTE)
  expect(runs).toEqual({ broken: 2, sound: 2 })
  vi.useRealTimers()
})
