import MiniSearch, { type Query } from 'minisearch'
import { surfaceBeginning, tellingWords, typedWords, wordsOf } from '#src/lib/words.ts'

/** A text without markup, in named fields, with whatever its matches should have. */
type SearchableText<Field extends string> = Record<Field, string> & {
  /** Less than 1 for texts that mention everything and are rarely looked for. */
  weight?: number | undefined
}

/** Finds matches for a query, best first. */
export type Search<Match> = (query: string) => {
  found: Array<Match>
  /** No text has all words, so that these have some of them. */
  isPartial: boolean
  /** Each match rests on a word that no text has, and that was taken for a similar one. */
  isGuess: boolean
}

/** The words to mark are in the spelling of the text. */
export type TextMatch<Text> = { text: Text; marks: () => Array<string> }

/** A match in the title weighs more, as a text may mention a word in passing. */
export const TITLE_AND_TEXT = { title: 5, text: 1 }

// These take about 20 ms on a slow phone; between tasks the page responds to input.
const TEXTS_PER_TASK = 5

/**
 * Builds an index of texts in several tasks, and returns a search that ignores case and accents and tolerates typing
 * mistakes.
 */
export async function createTextSearch<Field extends string, Text extends SearchableText<NoInfer<Field>>>(
  texts: ReadonlyArray<Text>,
  /** The weight of a match in each field. */
  boost: Record<Field, number>,
): Promise<Search<TextMatch<Text>>> {
  const fields = Object.keys(boost) as Array<Field>
  const index = new MiniSearch({
    fields,
    tokenize: foldedWords,
    processTerm: (term) => term,
    searchOptions: { boost, boostDocument: (id: number) => texts[id]?.weight ?? 1 },
  })
  await index.addAllAsync(
    texts.map((text, id) => ({ ...text, id })),
    { chunkSize: TEXTS_PER_TASK },
  )

  /** A looser match counts only if the stricter one finds nothing. Null if no word is similar. */
  function readWord(typed: string): Reading | null {
    for (const beginning of [typed, stemOf(typed)])
      if (index.search(beginning, { prefix: true }).length > 0)
        return { beginnings: [beginning], isGuess: false }
    for (let mistakes = 1; mistakes <= allowedMistakes(typed); mistakes += 1) {
      const similar = index.search(typed, { fuzzy: mistakes }).flatMap(({ terms }) => terms)
      if (similar.length > 0) return { beginnings: [...new Set(similar)], isGuess: true }
    }
    return null
  }

  return (query) => {
    const typed = tellingWords(typedWords(query))
    const readings = typed.map(readWord)
    const readable = readings.filter((reading) => reading !== null)
    if (readable.length === 0) return { found: [], isPartial: false, isGuess: false }
    const queries = readable.map(toQuery)
    const complete = readable.length === readings.length ? index.search({ combineWith: 'AND', queries }) : []
    const isPartial = complete.length === 0
    const results = isPartial ? index.search({ combineWith: 'OR', queries }) : complete
    const found = results.flatMap(({ id, terms }) => {
      const text = texts[Number(id)]
      if (text === undefined) return []
      return [{ text, marks: () => marksIn(fields.map((field) => text[field]).join(' '), terms, typed) }]
    })
    const isLiteral = (reading: Reading | null) => reading?.isGuess === false
    const isGuess = isPartial ? !readings.some(isLiteral) : !readings.every(isLiteral)
    return { found, isPartial, isGuess }
  }
}

/** The beginnings of words that a typed word may mean, which is a guess if it has mistakes. */
type Reading = { beginnings: Array<string>; isGuess: boolean }

/** Without its ending, so that "volunteering" finds "volunteer". */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ions?|ing|ments?|ships?|ers?|ed|es|e|s)$/u, '')
  return stem.length >= 3 ? stem : word
}

function allowedMistakes(word: string): number {
  if (/\d/u.test(word) || word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

function foldedWords(text: string): Array<string> {
  return wordsOf(text).map(({ folded }) => folded)
}

function toQuery({ beginnings }: Reading): Query {
  return { queries: beginnings, combineWith: 'OR', prefix: true }
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
