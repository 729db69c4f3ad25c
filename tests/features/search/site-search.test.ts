import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from '#src/features/search/site-search.ts'

const text = `${'before '.repeat(60)}laptop ${'after '.repeat(60)}`.trim()

test('an excerpt shows the words around the first match, cut between words [SEARCH-3]', () => {
  const excerpt = excerptOf(text, ['laptop'])
  expect(excerpt).toMatch(/^… before .*\blaptop\b.* after …$/)
  expect(excerpt.length).toBeLessThan(220)
})

test('an excerpt is a part of its text, whatever is looked for', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.string(), (words, mark) => {
      const whole = words.join(' ')
      expect(whole).toContain(excerptOf(whole, [mark]).replace(/^… /, '').replace(/ …$/, ''))
    }),
  )
})
