import { expect, test, vi } from 'vitest'
import { withinTime } from '#src/lib/file-storage.ts'

test('a promise settled in time passes through, also when rejected', async () => {
  expect(await withinTime(Promise.resolve('here'), 1000)).toBe('here')
  await expect(withinTime(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken')
})

test('a promise that is too late rejects', async () => {
  vi.useFakeTimers()
  try {
    const never = withinTime(new Promise(() => {}), 1000)
    vi.advanceTimersByTime(1000)
    await expect(never).rejects.toThrow('No answer within 1000 ms')
  } finally {
    vi.useRealTimers()
  }
})
