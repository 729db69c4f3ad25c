import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import nspell from 'nspell'
import type { Finding } from '#scripts/content/checks/problem.ts'
import { beginsSentence } from './sentences.ts'
import type { TextCheck, TextFinding } from './text-check.ts'
import { WORD_LIST } from './word-list.ts'
import { plainWord, wordsOf } from './words-of.ts'

const dictionaryFolder = dirname(createRequire(import.meta.url).resolve('dictionary-en-gb'))

let loaded: ReturnType<typeof nspell> | undefined

/** The British English dictionary. It takes half a second to load, so it is loaded on first use. */
function dictionary() {
  loaded ??= nspell(
    readFileSync(join(dictionaryFolder, 'index.aff')),
    readFileSync(join(dictionaryFolder, 'index.dic')),
  )
  return loaded
}

/** Finding a suggestion takes longer than finding a wrong word. */
const MAX_SUGGESTIONS = 20
/** Shorter words are rarely misspelled, and often abbreviations. */
const MIN_LETTERS = 3
/** Letters that no typing mistake produces: the word is Yoruba, or in another language. */
const OTHER_LETTERS = /[^a-z']/u

/**
 * Checks the spelling against British English, the words of the project and the names in its content. Capitalised
 * words are names and ignored, unless they begin a sentence.
 */
export function spellingCheck(ownWords: ReadonlyArray<string>, names: ReadonlySet<string>): TextCheck {
  const own = new Set(ownWords.flatMap((line) => plainWord(line).split(/[\s-]+/u)))
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

  /** Lagos is in the dictionary, and Chinwe in the content. */
  function isName(written: string) {
    const word = plainWord(written)
    return [word, word.replace(/'s?$/u, '')].some((form) => names.has(form)) || isKnown(capitalised(word))
  }

  function finding(word: string): Finding {
    suggestions += 1
    const [nearest] = suggestions <= MAX_SUGGESTIONS ? dictionary().suggest(word) : []
    const words = {
      found: `"${word}" is not in the dictionary.`,
      fix: nearest === undefined ? undefined : `Did you mean "${nearest}"?`,
      expected: `If it is right, add it to content/${WORD_LIST}.`,
    }
    return { rule: 'spelling', words }
  }

  return (prose, { value }) =>
    wordsOf(prose).flatMap(({ written, index }): Array<TextFinding> => {
      const word = plainWord(written)
      if (word.length < MIN_LETTERS || OTHER_LETTERS.test(word) || isKnown(word)) return []
      if (written !== written.toLowerCase()) {
        // Words such as NGO and JavaScript.
        if (written.slice(1) !== written.slice(1).toLowerCase()) return []
        if (!beginsSentence(prose, value, index) || isName(written)) return []
        return [{ offset: index, ...finding(capitalised(word)) }]
      }
      return [{ offset: index, ...finding(word) }]
    })
}

function capitalised(word: string) {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
