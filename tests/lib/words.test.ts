import { expect, test } from 'vitest'
import { fold, surfaceBeginning, tellingWords, typedWords, wordsOf } from '#src/lib/words.ts'

test.each([
  ['Yorùbá', 'yoruba'],
  ['ỌJỌ́', 'ojo'],
  ['ƙasa', 'kasa'],
  ['don’t', 'dont'],
  ["don't", 'dont'],
  ['non-profit', 'nonprofit'],
  ['15,000', '15000'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('an accent means the same whether it is one character with its letter or two', () => {
  expect(fold('Yorùbá'.normalize('NFD'))).toBe(fold('Yorùbá'.normalize('NFC')))
})

test('punctuation, brackets and currency signs belong to no word', () => {
  expect(typedWords('  "Can I give (₦15,000) or $10.50?" ')).toEqual([
    'can',
    'i',
    'give',
    '15000',
    'or',
    '1050',
  ])
})

test('a text that ends with a word keeps its full stop out of it', () => {
  expect(typedWords('In naira, 15,000. Thanks.')).toEqual(['in', 'naira', '15000', 'thanks'])
})

test('a word with a hyphen is found whole and in parts', () => {
  expect(wordsOf('tax-deductible').map(({ folded }) => folded)).toEqual([
    'taxdeductible',
    'tax',
    'deductible',
  ])
})

test.each([
  ['Donation', 3, 'Don'],
  ['non-profits', 9, 'non-profit'],
  ['Yorùbá'.normalize('NFD'), 4, 'Yorù'.normalize('NFD')],
  ['tax', 9, 'tax'],
])('the beginning of %s that folds to %d letters is %s', (surface, letters, beginning) => {
  expect(surfaceBeginning(surface, letters)).toBe(beginning)
})

test('words that every question has are left out, and the rest counts once', () => {
  expect(tellingWords(['how', 'do', 'i', 'donate', 'donate'])).toEqual(['donate'])
})

test('where nothing else was typed, common words count', () => {
  expect(tellingWords(['who', 'can'])).toEqual(['who', 'can'])
})
