import { expect, test, vi } from 'vitest'
import { newSubmissionKey } from '#src/ui/forms/draft.ts'

test('no two keys are the same', () => {
  expect(new Set(Array.from({ length: 1000 }, newSubmissionKey)).size).toBe(1000)
})

test('on a page without https keys are made in another way, as hard to guess', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  try {
    expect(newSubmissionKey()).toMatch(/^[\da-f]{32}$/)
    expect(newSubmissionKey()).not.toBe(newSubmissionKey())
  } finally {
    vi.unstubAllGlobals()
  }
})
