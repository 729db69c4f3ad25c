import { expect, test } from 'vitest'
import { describeFindings } from '#src/features/faqs/findings-text.ts'
import type { Findings } from '#src/features/faqs/use-faq-search.ts'

function found(count: number, { isPartial = false, isGuess = false } = {}): Findings {
  const faqs = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    question: 'Why?',
    html: '',
    marks: [],
  }))
  return { state: 'done', found: faqs, isPartial, isGuess }
}

test.each<[string, Findings]>([
  ['', { state: 'none' }],
  ['No question matches “tax”.', found(0)],
  ['1 question matches “tax”.', found(1)],
  ['2 questions match “tax”.', found(2)],
  ['No question has all these words. 1 has some of them.', found(1, { isPartial: true })],
  ['No question has all these words. 2 have some of them.', found(2, { isPartial: true })],
  ['No question has “tax” in this spelling. 1 has similar words.', found(1, { isGuess: true })],
  [
    'No question has “tax” in this spelling. 2 have similar words.',
    found(2, { isPartial: true, isGuess: true }),
  ],
])('"%s" [MORE-17]', (sentence, findings) => {
  expect(describeFindings(findings, 'tax')).toBe(sentence)
})
