import type { Finding } from '#scripts/content/checks/problem.ts'
import { dictionary } from './dictionary.ts'
import type { TextCheck, TextFinding } from './text-check.ts'
import { WORD_LIST } from './word-list.ts'

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu
/** To look for the right word takes longer than to find a wrong one. */
const MAX_SUGGESTIONS = 20
/** Shorter words are rarely misspelled, and often abbreviations. */
const MIN_LETTERS = 3

/**
 * A check against British English and the words of the project. Words with capital letters are left alone: names, and
 * the first word of each sentence.
 */
export function spellingCheck(ownWords: ReadonlyArray<string>): TextCheck {
  const own = new Set(ownWords.flatMap((line) => plain(line).split(/[\s-]+/u)))
  const known = new Map<string, boolean>()
  let suggestions = 0

  function isKnown(word: string) {
    const found = known.get(word)
    if (found !== undefined) return found
    const base = word.replace(/'s$/u, '')
    const isRight = [word, base].some((form) => own.has(form) || dictionary().correct(form))
    known.set(word, isRight)
    return isRight
  }

  function finding(written: string): Finding {
    suggestions += 1
    const [nearest] = suggestions <= MAX_SUGGESTIONS ? dictionary().suggest(written) : []
    const words = {
      found: `"${written}" is not in the dictionary.`,
      fix: nearest === undefined ? undefined : `Did you mean "${nearest}"?`,
      expected: `If it is right, add it to content/${WORD_LIST}.`,
    }
    return { rule: 'spelling', words }
  }

  return (prose) =>
    [...prose.matchAll(WORD)].flatMap(({ 0: written, index }): Array<TextFinding> => {
      const word = plain(written)
      const isChecked = word.length >= MIN_LETTERS && written === written.toLowerCase()
      if (!isChecked || isPartOfCode(prose, index, written) || isKnown(word)) return []
      return [{ offset: index, ...finding(word) }]
    })
}

/** Such as utf8, @name, and/or in paths. */
function isPartOfCode(prose: string, index: number, word: string) {
  return /[\d_#@/.]/u.test(prose.charAt(index - 1)) || /[\d_@/]/u.test(prose.charAt(index + word.length))
}

function plain(word: string) {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'")
}
