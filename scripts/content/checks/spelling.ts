import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import nspell from 'nspell'
import type { Text, Site } from './document.ts'
import { checkConflicts } from './files.ts'
import type { Report } from './problem.ts'

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu
/** Initials and titles, whose full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:\p{L}|\p{L}\.\p{L}|Mrs?|Ms|Dr|Prof|Engr|Rev|Hon|St|No|vs|etc|approx|ca)\.$/iu
/** Finding a suggestion takes longer than finding a wrong word. */
const MAX_SUGGESTIONS = 20
/** Shorter words are rarely misspelled, and often abbreviations, as are NGO and JavaScript. */
const MIN_LETTERS = 3
/** Letters that no typing mistake produces: the word is Yoruba, or in another language. */
const OTHER_LETTERS = /[^a-z']/u
/** The order of a dictionary. */
const { compare } = new Intl.Collator('en')

/**
 * Checks the spelling against British English, the words of the project and the names in its content. Capitalised
 * words are names and ignored, unless they begin a sentence.
 */
export function checkSpelling({ documents }: Site, wordList: string) {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-en-gb'))
  const spelling = nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')))
  const ownWords = wordList.split('\n').map((line) => plainWord(wordOf(line)))
  const own = new Set(ownWords.flatMap((words) => words.split(/[\s-]+/u)))
  // The names are found in the fields: without these, each would be reported.
  const texts = documents.flatMap((document) => (document.root ? document.texts : []))
  const words = texts.flatMap(wordsOf)
  const names = new Set(words.flatMap(({ plain, isName }) => (isName ? [plain] : [])))
  const isKnown = (plain: string) =>
    [plain, plain.replace(/'s$/u, '')].some((form) => own.has(form) || spelling.correct(form))
  let suggestions = 0

  for (const { text, index, written, plain, isCapital } of words) {
    const isAbbreviation = plain.length < MIN_LETTERS || written.slice(1) !== written.slice(1).toLowerCase()
    if (isAbbreviation || OTHER_LETTERS.test(plain) || isKnown(plain)) continue
    const shown = isCapital ? capitalised(plain) : plain
    // Lagos is in the dictionary, and Chinwe in the content.
    const isNamed = names.has(plain) || names.has(plain.replace(/'s?$/u, '')) || isKnown(shown)
    if (isCapital && (isNamed || !beginsSentence(text, index))) continue
    suggestions += 1
    const [nearest] = suggestions <= MAX_SUGGESTIONS ? spelling.suggest(shown) : []
    const fix = nearest ? ` Did you mean "${nearest}"?` : ''
    text.report(index, 'spelling', `"${shown}" is not in the dictionary.${fix}`)
  }
}

/** The words of a text, without those in code such as utf8, @name, and/or in paths. */
function wordsOf(text: Text) {
  const { prose } = text
  return [...prose.matchAll(WORD)].flatMap(({ 0: written, index }) => {
    if (/[\d_#@/.]/u.test(prose.charAt(index - 1)) || /[\d_@/]/u.test(prose.charAt(index + written.length)))
      return []
    const isCapital = written !== written.toLowerCase()
    const isOfName = text.field?.kind === 'text' && text.field.isName
    const isName = isCapital && (isOfName || !beginsSentence(text, index))
    return { text, index, written, plain: plainWord(written), isCapital, isName }
  })
}

/** Whether a word begins a sentence, or a block such as a heading. */
function beginsSentence({ prose, value }: Text, index: number): boolean {
  const before = prose.slice(0, index).replace(/[\s"'“”‘’«»()[\]*_–—-]+$/u, '')
  // Cells of tables, which are on one line, often begin with a name.
  if (before === '' || value.charAt(before.length - 1) === '\n') return true
  // "web.Teh" may be the name of a file.
  return before.length !== index && /[.!?…]$/u.test(before) && !ABBREVIATION.test(before)
}

/** A word for comparison: in lower case, with one kind of apostrophe, composed. */
function plainWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'")
}

function capitalised(word: string) {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

/** Reports words that are there twice or out of alphabetical order. */
export function checkWordList(text: string, report: Report) {
  if (checkConflicts(text, report)) return
  let last = ''
  let offset = 0
  for (const line of text.split('\n')) {
    const word = wordOf(line)
    const found = `"${word}" comes before "${last}" in the alphabet, or is there twice.`
    if (word !== '' && compare(last, word) >= 0) report(offset, 'untidy', found)
    else if (word !== '') last = word
    offset += line.length + 1
  }
}

/** A word with the remarks above it. */
const ENTRY = /^(?:#.*\n)*(?!#).+$/gmu

/** Sorts the list and removes words that are there twice. Remarks on lines of their own stay above their word. */
export function sortedWordList(text: string): string {
  if (checkConflicts(text, () => {})) return text
  const lines = text.split('\n').map((line) => line.trim())
  const first = lines.findIndex((line) => wordOf(line) !== '')
  if (first === -1) return text
  const words = lines.slice(first).filter(Boolean).join('\n')
  const entries = new Map<string, string>()
  // Of two entries for the same word, the longer one is kept.
  const shortestFirst = (words.match(ENTRY) ?? []).sort((a, b) => a.length - b.length)
  for (const entry of shortestFirst) entries.set(wordOf(entry.replace(/.*\n/gu, '')), entry)
  const sorted = [...entries].sort(([one], [other]) => compare(one, other)).map(([, entry]) => entry)
  const remarksAtTheEnd = words.replace(ENTRY, '').trim()
  return `${[...lines.slice(0, first), ...sorted, remarksAtTheEnd].join('\n').trimEnd()}\n`
}

function wordOf(line: string) {
  return line.replace(/#.*/su, '').trim()
}
