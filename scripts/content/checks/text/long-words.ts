import type { TextFinding } from './text-check.ts'

/** A phone shows about thirty letters in a line of text, and fewer of a heading. */
const MAX_LETTERS = 30

/** Reports words that are wider than a phone. */
export function longWords(prose: string): Array<TextFinding> {
  return [...prose.matchAll(new RegExp(`[\\p{L}\\p{N}_]{${MAX_LETTERS + 1},}`, 'gu'))].map(
    ({ 0: word, index }) => ({
      offset: index,
      rule: 'long-word',
      words: {
        found: `"${word.slice(0, 20)}…" is a word of ${word.length} letters.`,
        fix: 'Is there a space missing?',
        expected: `Words of more than ${MAX_LETTERS} letters do not fit on a telephone.`,
      },
    }),
  )
}
