import type { SearchEntry } from '#src/content/search.ts'
import { searchFileUrl } from '#src/lib/search-files.ts'

/** All texts that the search looks through. Throws where one file does not arrive. */
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
  // The build that wrote this code wrote the file too, so the outline is enough.
  return entries as Array<SearchEntry>
}
