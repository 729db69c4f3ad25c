import { expect, test } from 'vitest'
import { excerptOf } from '#src/features/search/site-search.ts'

const text = `${'before '.repeat(60)}laptop ${'after '.repeat(60)}`.trim()

test('an excerpt shows the words around the first match, cut between words [SEARCH-3]', () => {
  const excerpt = excerptOf(text, ['laptop'])
  expect(excerpt).toMatch(/^… before .*\blaptop\b.* after …$/)
  expect(excerpt.length).toBeLessThan(220)
})
