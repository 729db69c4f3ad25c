import type { TextFinding } from './text-check.ts'

const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}+)(\s+)(\1)(?![\p{L}\p{N}'’-])/giu

/**
 * Function words, which carry no meaning of their own: twice in a row they are a mistake. Other words are ignored,
 * since Nigerian English and Yoruba double nouns, verbs and adjectives on purpose ("small small", "waka waka", "ọmọ
 * ọmọ"). So are function words that English doubles ("had had", "that that", "gave her her laptop", "no no", "so
 * so").
 */
const FUNCTION_WORDS = new Set(
  [
    'a an the this these those each every some any such',
    'of to in on at by for from with without into onto about between through during after before under over than as',
    'and or but nor if because while when where which what how why whether although unless until',
    'i we you he she it they me us them my our your his its their',
    'am is are was were be been being have has do does did would shall should could must might',
    'not also only just then',
  ].flatMap((line) => line.split(' ')),
)

/** Reports the same function word twice in a row, ignoring case, and across line breaks. */
export function doubledWords(prose: string): Array<TextFinding> {
  return [...prose.matchAll(DOUBLED)].flatMap(({ 1: word = '', 2: gap = '', index }): Array<TextFinding> => {
    if (!FUNCTION_WORDS.has(word.toLowerCase())) return []
    const offset = index + word.length + gap.length
    const words = {
      found: `the word "${word}" stands here twice in a row.`,
      fix: 'Remove one of the two.',
      expected: 'A word of this kind is rarely repeated on purpose.',
    }
    return [{ offset, rule: 'doubled-word', words }]
  })
}
