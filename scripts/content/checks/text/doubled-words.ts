import type { TextFinding } from './text-check.ts'

const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}+(?:['’]\p{L}+)?)(\s+)(\1)(?![\p{L}\p{N}'’-])/giu
/** English repeats the first two ("she had had enough"), and Lagos all the others ("small small"). */
const REPEATED_RIGHTLY =
  'had that well small chin sharp now quick plenty slow bye ha no yes kia wuruwuru'.split(' ')

/** The same word twice in a row, also across a line break. */
export function doubledWords(prose: string): Array<TextFinding> {
  return [...prose.matchAll(DOUBLED)].flatMap(
    ({ 1: word = '', 2: gap = '', 3: again = '', index }): Array<TextFinding> => {
      if (REPEATED_RIGHTLY.includes(word.toLowerCase())) return []
      // A name, such as Pago Pago.
      if (/^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(again)) return []
      const offset = index + word.length + gap.length
      const words = {
        found: `the word "${word}" stands here twice in a row.`,
        fix: 'Remove one of the two.',
        expected: 'A word is rarely repeated on purpose.',
      }
      return [{ offset, rule: 'doubled-word', words }]
    },
  )
}
