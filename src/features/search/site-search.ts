import type { SearchEntry } from '#src/content/search.ts'
import { searchFileUrl } from '#src/lib/search-files.ts'
import { createTextSearch, TITLE_AND_TEXT, type Search, type TextMatch } from './text-search.ts'

/** Characters of an excerpt, before it is extended to whole words. */
const EXCERPT_LENGTH = 180
/** The maximum of characters before the first matching word. */
const LENGTH_BEFORE = 60

export type SiteMatch = Pick<SearchEntry, 'to' | 'kind' | 'title'> & { excerpt: string; marks: Array<string> }

/** Fetches the texts of the site in these files, and returns a function that finds matches. */
export async function loadSiteSearch(files: ReadonlyArray<string>): Promise<{ search: Search<SiteMatch> }> {
  const texts = (await Promise.all(files.map(fetchTexts))).flat()
  const searchTexts = await createTextSearch(texts, TITLE_AND_TEXT)
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
async function fetchTexts(name: string): Promise<Array<SearchEntry>> {
  const address = searchFileUrl(name)
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
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
