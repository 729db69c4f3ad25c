import { SEARCH_URL } from './addresses.ts'

/** Where visitors read a text that the search finds. */
export type SearchKind = 'page' | 'article' | 'story' | 'event' | 'question'

/** How many texts of a kind share a file: where a site grows, no file does without end. */
export const TEXTS_PER_FILE = 250

/** The names of the files that hold the texts of each kind, such as article-1. */
export function searchFiles(counts: Readonly<Record<SearchKind, number>>): Array<string> {
  return Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: Math.ceil(count / TEXTS_PER_FILE) }, (_, at) => `${kind}-${at + 1}`),
  )
}

/** The address of a file of texts. */
export function searchFileUrl(name: string): string {
  return `${SEARCH_URL}/${name}.json`
}
