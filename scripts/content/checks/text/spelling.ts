import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { passagesOf, proseOf } from '#scripts/content/checks/text/passages.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import nspell from 'nspell'
import type { Finding } from '#scripts/content/checks/problem.ts'
import type { TextCheck, TextFinding } from '#scripts/content/checks/text/words.ts'
import { WORD_LIST } from '#scripts/content/checks/text/word-list.ts'

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu

/** The words of a text with their positions, except those within code or an address. */
function wordsOf(prose: string): Array<{ written: string; index: number }> {
  return [...prose.matchAll(WORD)]
    .map(({ 0: written, index }) => ({ written, index }))
    .filter(({ written, index }) => !isPartOfCode(prose, index, written))
}

/** Normalizes a word for comparison: in lower case, with one kind of apostrophe, composed. */
function plainWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'")
}

/** Examples are utf8, @name, and/or in paths. */
function isPartOfCode(prose: string, index: number, word: string) {
  return /[\d_#@/.]/u.test(prose.charAt(index - 1)) || /[\d_@/]/u.test(prose.charAt(index + word.length))
}

/** Initials and titles, whose full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:\p{L}|\p{L}\.\p{L}|Mrs?|Ms|Dr|Prof|Engr|Rev|Hon|St|No|vs|etc|approx|ca)\.$/iu

/**
 * Whether a word begins a sentence, or a block such as a heading. `prose` is `value` with everything except prose
 * masked, at the same positions.
 */
function beginsSentence(prose: string, value: string, index: number): boolean {
  const before = prose.slice(0, index).replace(/[\s"'“”‘’«»()[\]*_–—-]+$/u, '')
  if (before === '') return true
  // Blocks are separated by a line break, which is masked.
  if (value.charAt(before.length - 1) === '\n') return true
  // "web.Teh" may be the name of a file.
  if (before.length === index) return false
  return /[.!?…]$/u.test(before) && !ABBREVIATION.test(before)
}

/**
 * The words of all names in the content, in lower case: those of fields for names, and words with a capital letter in
 * the middle of a sentence.
 */
export function namesIn(documents: ReadonlyArray<ContentDocument>): Set<string> {
  const names = new Set<string>()
  for (const passage of documents.flatMap(passagesOf)) {
    const prose = proseOf(passage)
    for (const { written, index } of wordsOf(prose)) {
      if (written === written.toLowerCase()) continue
      if (passage.isName || !beginsSentence(prose, passage.value, index)) names.add(plainWord(written))
    }
  }
  return names
}

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
