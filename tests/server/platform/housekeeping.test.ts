import { expect, test, vi } from 'vitest'
import { HOUR, MINUTE } from '#server/platform/clock.ts'
import { makeServer } from '#tests/server/fixtures/accounts.ts'

test('a failed task is repeated after 1, 5 and 15 minutes and then every hour, and keeps no other from running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { app } = await makeServer()
  const runs = { broken: 0, sound: 0 }
  app.everyHour('broken', async () => {
    runs.broken += 1
    throw new Error('database is locked')
  })
  app.everyHour('sound', async () => void (runs.sound += 1))
  await app.ready()

  const after = async (minutes: number, expected: typeof runs) => {
    vi.advanceTimersByTime(minutes * MINUTE)
    await vi.waitUntil(() => runs.broken === expected.broken && runs.sound === expected.sound)
    // The next timer is set after the last task.
    await new Promise((resolve) => setImmediate(resolve))
  }
  await after(5, { broken: 1, sound: 1 })
  await after(1, { broken: 2, sound: 1 })
  await after(5, { broken: 3, sound: 1 })
  await after(15, { broken: 4, sound: 1 })
  await after(39, { broken: 4, sound: 2 })
  vi.advanceTimersByTime(20 * MINUTE)
  await new Promise((resolve) => setImmediate(resolve))
  expect(runs.broken).toBe(4)
  await after(1, { broken: 5, sound: 2 })
  await app.close()
  vi.advanceTimersByTime(HOUR)
  expect(runs.broken).toBe(5)
  vi.useRealTimers()
})
