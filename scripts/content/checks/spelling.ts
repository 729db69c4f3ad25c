import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import nspell from 'nspell'
import type { ContentDocument, Text, Site } from './document.ts'
import { checkConflicts, WORD_LIST } from './files.ts'
import { textFileOf, type Problem } from './problem.ts'

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu
/** Initials and titles, whose full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:\p{L}|\p{L}\.\p{L}|Mrs?|Ms|Dr|Prof|Engr|Rev|Hon|St|No|vs|etc|approx|ca)\.$/iu
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
export function checkSpelling({ documents }: Site, ownWords: ReadonlyArray<string>) {
  const spelling = dictionary()
  const own = new Set(ownWords.flatMap((line) => plainWord(line).split(/[\s-]+/u)))
  // The names are found in the fields: without these, each would be reported.
  const texts = documents.flatMap((document) => (document.root ? document.texts : []))
  const names = namesIn(documents)
  let suggestions = 0

  function isKnown(word: string) {
    return [word, word.replace(/'s$/u, '')].some((form) => own.has(form) || spelling.correct(form))
  }

  /** Lagos is in the dictionary, and Chinwe in the content. */
  function isName(word: string) {
    return names.has(word) || names.has(word.replace(/'s?$/u, '')) || isKnown(capitalised(word))
  }

  for (const text of texts)
    for (const { written, index } of wordsOf(text)) {
      const word = plainWord(written)
      if (word.length < MIN_LETTERS || OTHER_LETTERS.test(word) || isKnown(word)) continue
      const isCapitalised = written !== written.toLowerCase()
      // Words such as NGO and JavaScript.
      if (written.slice(1) !== written.slice(1).toLowerCase()) continue
      if (isCapitalised && (!beginsSentence(text, index) || isName(word))) continue
      const shown = isCapitalised ? capitalised(word) : word
      suggestions += 1
      const [nearest] = suggestions <= MAX_SUGGESTIONS ? spelling.suggest(shown) : []
      const fix = nearest && `Did you mean "${nearest}"?`
      text.report(index, 'spelling', `"${shown}" is not in the dictionary.`, fix)
    }
}

/** The British English dictionary, which takes half a second to load. */
function dictionary() {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-en-gb'))
  return nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')))
}

/**
 * The words of all names in the content, in lower case: those of fields for names, and words with a capital letter in
 * the middle of a sentence.
 */
function namesIn(documents: ReadonlyArray<ContentDocument>): Set<string> {
  const names = new Set<string>()
  for (const text of documents.flatMap(({ texts }) => texts))
    for (const { written, index } of wordsOf(text))
      if (written !== written.toLowerCase() && (text.isName || !beginsSentence(text, index)))
        names.add(plainWord(written))
  return names
}

/** The words of a text, without those in code such as utf8, @name, and/or in paths. */
function wordsOf({ prose }: Text) {
  return [...prose.matchAll(WORD)]
    .map(({ 0: written, index }) => ({ written, index }))
    .filter(
      ({ written, index }) =>
        !/[\d_#@/.]/u.test(prose.charAt(index - 1)) && !/[\d_@/]/u.test(prose.charAt(index + written.length)),
    )
}

/** Whether a word begins a sentence, or a block such as a heading. */
function beginsSentence({ prose, value }: Text, index: number): boolean {
  const before = prose.slice(0, index).replace(/[\s"'“”‘’«»()[\]*_–—-]+$/u, '')
  // Blocks are separated by a line break, which is masked.
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

/** The order of VS Code's command "Sort Lines Ascending". */
const { compare } = new Intl.Collator('en')

/** Parses the words and names of the list, one per line; # begins a comment. */
export function readWordList(text: string): Array<string> {
  return text.split('\n').map(wordOf).filter(Boolean)
}

/** Reports words that are there twice or out of alphabetical order. */
export function checkWordList(text: string, problems: Array<Problem>) {
  const source = textFileOf(`content/${WORD_LIST}`, text, problems)
  if (checkConflicts(source)) return
  let last = ''
  let offset = 0
  for (const line of text.split('\n')) {
    const word = wordOf(line)
    const found = `"${word}" comes before "${last}" in the alphabet, or is there twice.`
    if (word !== '' && compare(last, word) >= 0) source.report(offset, 'untidy', found)
    else if (word !== '') last = word
    offset += line.length + 1
  }
}

/** Sorts the list and removes words that are there twice. Comments on separate lines stay above their word. */
export function sortedWordList(text: string): string {
  if (checkConflicts(textFileOf(WORD_LIST, text, []))) return text
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n')
  const first = lines.findIndex((line) => wordOf(line) !== '')
  if (first === -1) return text
  const entries = new Map<string, Array<string>>()
  let remarks: Array<string> = []
  for (const line of lines.slice(first).map((each) => each.trim())) {
    const word = wordOf(line)
    if (word === '') {
      if (line !== '') remarks.push(line)
      continue
    }
    // Of two entries for the same word, the longer one is kept.
    const entry = [...remarks, line]
    if (entry.join('\n').length > (entries.get(word)?.join('\n').length ?? 0)) entries.set(word, entry)
    remarks = []
  }
  const sorted = [...entries].sort(([one], [other]) => compare(one, other)).flatMap(([, each]) => each)
  return `${[...lines.slice(0, first), ...sorted, ...remarks].join('\n')}\n`
}

function wordOf(line: string) {
  return line.replace(/#.*/su, '').trim()
}
