import { expect, test, vi } from 'vitest'
import { withinTime } from '#src/lib/time-limit.ts'

test('a promise settled in time passes through, also when rejected', async () => {
  expect(await withinTime(1000, async () => 'here')).toBe('here')
  await expect(withinTime(1000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('an action that takes too long is aborted and rejects', async () => {
  vi.useFakeTimers()
  try {
    let aborted: AbortSignal | undefined
    const never = withinTime(1000, (signal) => {
      aborted = signal
      return new Promise(() => {})
    })
    vi.advanceTimersByTime(1000)
    await expect(never).rejects.toThrow('No answer within 1000 ms')
    expect(aborted?.aborted).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
