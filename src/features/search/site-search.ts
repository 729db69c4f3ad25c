import { fetchSearchTexts } from '#src/api/search-texts.ts'
import type { SearchEntry } from '#src/content/search.ts'
import { createTextSearch } from '#src/lib/text-search.ts'
import { excerptOf } from './excerpt.ts'

export type SiteMatch = Pick<SearchEntry, 'to' | 'kind' | 'title'> & { excerpt: string; marks: Array<string> }

export type SiteSearch = (query: string) => { found: Array<SiteMatch>; isPartial: boolean }

/** Fetches the texts of the site and answers with those that match, the best first. */
export async function loadSiteSearch(files: ReadonlyArray<string>): Promise<SiteSearch> {
  const entries = new Map((await fetchSearchTexts(files)).map((entry) => [entry.to, entry]))
  const search = await createTextSearch(
    [...entries.values()].map(({ to, title, text }) => ({ id: to, title, text })),
  )
  return (query) => {
    const { matches, isPartial } = search(query)
    const found = matches.flatMap(({ id, marks }) => {
      const entry = entries.get(id)
      if (entry === undefined) return []
      const { to, kind, title, text } = entry
      return [{ to, kind, title, excerpt: excerptOf(text, marks), marks }]
    })
    return { found, isPartial }
  }
}
