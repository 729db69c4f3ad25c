import { expect, test } from 'vitest'
import { readWord } from '#src/features/search/similar-words.ts'

const known = new Set([
  'donate',
  'donation',
  'donations',
  'don',
  'certificate',
  'volunteer',
  'money',
  'many',
  'month',
])

test('exact prefixes take precedence over similar words', () => {
  expect(readWord('donat', known)?.beginnings).toEqual(['donat'])
  expect(readWord('don', known)?.beginnings).toEqual(['don'])
})

test('another ending of a known word is understood', () => {
  expect(readWord('volunteering', known)?.beginnings).toEqual(['volunteer'])
  expect(readWord('donated', known)).toEqual({ beginnings: ['donat'], isGuess: false })
})

test.each([
  ['two letters that changed places', 'dontaion', 'donation'],
  ['a letter too few', 'certifcate', 'certificate'],
  ['a letter too many', 'volunnteer', 'volunteer'],
  ['a wrong letter', 'cartificate', 'certificate'],
  ['two mistakes in a long word', 'volonter', 'volunteer'],
  ['a mistake in a word that is still being typed', 'certfi', 'certificate'],
])('%s does not matter: %s', (_, typed, word) => {
  expect(readWord(typed, known)).toEqual({ beginnings: [word], isGuess: true })
})

test('of the words within reach only the nearest count, and whole words come before beginnings', () => {
  // "month" begins with "mon", which is as similar to "mony" as "money" is.
  expect(readWord('mony', known)?.beginnings).toEqual(['money', 'many'])
})

test.each(['dno', 'visa', 'zzzz', 'don7', 'certifikation'])('%s is no word that is known', (typed) => {
  expect(readWord(typed, known)).toBeNull()
})
