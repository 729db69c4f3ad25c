import { fetchSearchTexts } from '#src/api/search-texts.ts'
import type { SearchEntry } from '#src/content/search.ts'
import { createTextSearch, TITLE_AND_TEXT } from '#src/lib/text-search.ts'

/** Characters of an excerpt, before it is extended to whole words. */
const EXCERPT_LENGTH = 180
/** The maximum of characters before the first matching word. */
const LENGTH_BEFORE = 60

export type SiteMatch = Pick<SearchEntry, 'to' | 'kind' | 'title'> & { excerpt: string; marks: Array<string> }

export type SiteSearch = (query: string) => {
  found: Array<SiteMatch>
  isPartial: boolean
  isGuess: boolean
}

/** Fetches the texts of the site, and returns a function that finds matches, best first. */
export async function loadSiteSearch(files: ReadonlyArray<string>): Promise<SiteSearch> {
  const entries = new Map((await fetchSearchTexts(files)).map((entry) => [entry.to, entry]))
  const search = await createTextSearch(
    [...entries.values()].map(({ to, title, text, weight }) => ({ id: to, title, text, weight })),
    TITLE_AND_TEXT,
  )
  return (query) => {
    const { matches, ...about } = search(query)
    const found = matches.flatMap(({ id, marks }) => {
      const entry = entries.get(id)
      if (entry === undefined) return []
      const { to, kind, title, text } = entry
      return [{ to, kind, title, excerpt: excerptOf(text, marks()), marks: marks() }]
    })
    return { found, ...about }
  }
}

/** The part of a text around the first matching word, cut between words. */
export function excerptOf(text: string, words: ReadonlyArray<string>): string {
  const places = words.map((word) => text.indexOf(word)).filter((place) => place >= 0)
  const first = places.length === 0 ? 0 : Math.min(...places)
  const start = first <= LENGTH_BEFORE ? 0 : text.lastIndexOf(' ', first - LENGTH_BEFORE) + 1
  const end = start + EXCERPT_LENGTH >= text.length ? text.length : text.indexOf(' ', start + EXCERPT_LENGTH)
  const part = text.slice(start, end < 0 ? text.length : end)
  return `${start > 0 ? '… ' : ''}${part}${start + part.length < text.length ? ' …' : ''}`
}
