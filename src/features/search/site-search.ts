import type { SearchEntry } from '#src/content/search.ts'
import { createTextSearch, TITLE_AND_TEXT, type Search, type TextMatch } from './text-search.ts'

/** Characters of an excerpt, before it is extended to whole words. */
const EXCERPT_LENGTH = 180
/** The maximum of characters before the first matching word. */
const LENGTH_BEFORE = 60

export type SiteMatch = Pick<SearchEntry, 'to' | 'kind' | 'title'> & { excerpt: string; marks: Array<string> }

/** The file with all texts of the site. */
const TEXTS_FILE = '/search/texts.json'

/** Fetches the texts of the site, and returns a function that finds matches. */
export async function loadSiteSearch(): Promise<{ search: Search<SiteMatch> }> {
  const searchTexts = await createTextSearch(await fetchTexts(), TITLE_AND_TEXT)
  function search(query: string) {
    const { found, ...about } = searchTexts(query)
    return { found: found.map(toMatch), ...about }
  }
  return { search }
}

function toMatch({ text: { to, kind, title, text }, marks: marksOf }: TextMatch<SearchEntry>): SiteMatch {
  const marks = marksOf()
  return { to, kind, title, excerpt: excerptOf(text, marks), marks }
}

// They come from the same build as this code, so that they need no check.
async function fetchTexts(): Promise<Array<SearchEntry>> {
  const response = await fetch(TEXTS_FILE)
  if (!response.ok) throw new TypeError(`${TEXTS_FILE} answered ${response.status}`)
  return (await response.json()) as Array<SearchEntry>
}

/** The part of a text around the first matching word, cut between words. */
export function excerptOf(text: string, words: ReadonlyArray<string>): string {
  const positions = words.map((word) => text.indexOf(word)).filter((position) => position >= 0)
  const first = positions.length === 0 ? 0 : Math.min(...positions)
  const start = first <= LENGTH_BEFORE ? 0 : text.lastIndexOf(' ', first - LENGTH_BEFORE) + 1
  const end = start + EXCERPT_LENGTH >= text.length ? text.length : text.indexOf(' ', start + EXCERPT_LENGTH)
  const part = text.slice(start, end < 0 ? text.length : end)
  return `${start > 0 ? '… ' : ''}${part}${start + part.length < text.length ? ' …' : ''}`
}
