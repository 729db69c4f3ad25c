import { expect, test } from 'vitest'
import { DESCRIPTION_LENGTH, shortened } from '#src/lib/shortened.ts'

const SENTENCE = 'We teach girls in Lagos to write code, from the first line to the first job, on Saturdays.'

test('a text that is short enough stays as it is', () => {
  expect(shortened(SENTENCE)).toBe(SENTENCE)
})

test('of a longer text its whole sentences are kept, where they say enough [FOUND-10]', () => {
  expect(shortened(`${SENTENCE} ${SENTENCE}`)).toBe(SENTENCE)
})

test('where the first sentence is too long or says too little, the text is cut between words [FOUND-10]', () => {
  const long = shortened('word and word, '.repeat(30))
  expect(long).toMatch(/(?:word|and)…$/)
  expect(long.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH + 1)
  expect(shortened(`Come. ${'word '.repeat(60)}`)).toMatch(/^Come\. word.*word…$/)
})
