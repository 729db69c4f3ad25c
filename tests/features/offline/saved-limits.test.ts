import { expect, test } from 'vitest'
import { beyondLimits } from '#src/features/offline/worker/saved-limits.ts'

const LIMITS = { pages: 2, files: 4, bytes: 100 }

const page = (path: string, savedAt: number, ...files: Array<string>) => ({ path, savedAt, files })
const file = (address: string, bytes = 10) => ({ address, bytes })

test('the pages that were saved the longest ago go first, and what others need stays [OFFLINE-10]', () => {
  const stored = {
    pages: [page('/old', 1, 'shared', 'old'), page('/new', 3, 'shared', 'new'), page('/newer', 2, 'shared')],
    files: [file('old', 50), file('shared', 50), file('new', 20)],
  }
  expect(beyondLimits(stored, LIMITS)).toEqual({ pages: ['/old'], files: ['old'] })
})

test('of too many files, those that no page needs go, the earliest first [OFFLINE-10]', () => {
  const files = ['first', 'needed', 'second', 'third', 'fourth', 'fifth'].map((name) => file(name))
  expect(beyondLimits({ pages: [page('/', 1, 'needed')], files }, LIMITS)).toEqual({
    pages: [],
    files: ['first', 'second'],
  })
})
