import type { SearchEntry } from '#src/content/search.ts'
import { searchFileUrl } from '#src/lib/search-files.ts'

/** Fetches all texts of the search. Throws if a file cannot be loaded. */
export async function fetchSearchTexts(files: ReadonlyArray<string>): Promise<Array<SearchEntry>> {
  const parts = await Promise.all(files.map(fetchPart))
  return parts.flat()
}

async function fetchPart(name: string): Promise<Array<SearchEntry>> {
  const address = searchFileUrl(name)
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
  const entries: unknown = await response.json()
  if (!Array.isArray(entries)) throw new Error(`${address} is of another version of the site.`)
  // The file comes from the same build as this code, so that a shallow check suffices.
  return entries as Array<SearchEntry>
}
