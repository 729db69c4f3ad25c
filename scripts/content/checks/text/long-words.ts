import type { TextFinding } from './text-check.ts'

/** A telephone shows about thirty letters of a text side by side, and fewer of a heading. */
const MAX_LETTERS = 30

/** Words that are wider than a telephone. */
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
