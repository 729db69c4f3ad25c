import MiniSearch, { type Query } from 'minisearch'
import { readWord } from '#src/lib/similar-words.ts'
import { surfaceBeginning, tellingWords, typedWords, wordsOf } from '#src/lib/words.ts'

type SearchableFaq = { id: string; question: string; html: string }

export type FaqMatch = {
  id: string
  /** The words to mark, in the spelling of the question or the answer. */
  marks: Array<string>
}

export type FaqResult = {
  /** The best first. */
  matches: Array<FaqMatch>
  /** True if no question has all words, so these have some of them. */
  isPartial: boolean
}

export type FaqSearch = (query: string) => FaqResult

// A match in the question is worth more: an answer may mention the word in passing.
const QUESTION_WEIGHT = 5

/** Builds the index out of the questions of the page, once, and answers with those that match. */
export function createFaqSearch(faqs: ReadonlyArray<SearchableFaq>): FaqSearch {
  const texts = faqs.map(({ id, question, html }) => ({ id, question, answer: plainText(html) }))
  const known = new Set(texts.flatMap((text) => foldedWords(`${text.question} ${text.answer}`)))
  const index = new MiniSearch<(typeof texts)[number]>({
    fields: ['question', 'answer'],
    tokenize: foldedWords,
    processTerm: (term) => term,
    searchOptions: { boost: { question: QUESTION_WEIGHT } },
  })
  index.addAll(texts)

  return function search(query) {
    const typed = tellingWords(typedWords(query))
    const readings = typed.map((word) => readWord(word, known))
    const readable = readings.filter((reading) => reading !== null)
    if (readable.length === 0) return { matches: [], isPartial: false }
    const queries = readable.map(toQuery)
    const complete = readable.length === readings.length ? index.search({ combineWith: 'AND', queries }) : []
    const isPartial = complete.length === 0
    const found = isPartial ? index.search({ combineWith: 'OR', queries }) : complete
    const matches = found.map(({ id, terms }) => {
      const text = texts.find((candidate) => candidate.id === id)
      return { id: String(id), marks: text ? marksIn(`${text.question} ${text.answer}`, terms, typed) : [] }
    })
    return { matches, isPartial }
  }
}

/** The text of an answer without markup. Browser only, because it uses DOMParser. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}

function foldedWords(text: string): Array<string> {
  return wordsOf(text).map(({ folded }) => folded)
}

function toQuery(reading: ReadonlyArray<string>): Query {
  return { queries: [...reading], combineWith: 'OR', prefix: true }
}

/** If a word starts with the typed letters, only these are marked, so that the marks grow while typing. */
function marksIn(text: string, terms: ReadonlyArray<string>, typed: ReadonlyArray<string>): Array<string> {
  const marks = wordsOf(text)
    .filter(({ folded }) => terms.includes(folded))
    .map(({ surface, folded }) => {
      const beginnings = typed.filter((word) => folded.startsWith(word))
      if (beginnings.length === 0) return surface
      return surfaceBeginning(surface, Math.max(...beginnings.map((word) => word.length)))
    })
  return [...new Set(marks)]
}
