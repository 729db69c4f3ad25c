import { SEARCH_URL } from './addresses.ts'

/** Where visitors read a text that the search finds. */
export type SearchKind = 'page' | 'article' | 'story' | 'event' | 'question' | 'cause' | 'job'

/** How many texts of a kind share a file: where a site grows, no file does without end. */
export const TEXTS_PER_FILE = 250

/** Beyond so many texts, besides those of pages, the search begins with their titles and first sentences. */
export const MAX_WHOLE_TEXTS = 500

/** How many titles with their first sentences share a file. */
export const BRIEFS_PER_FILE = 1000

/** The files that the search fetches: when it is first used, and where that finds too little. */
export type SearchFiles = { first: Array<string>; further: Array<string> }

/** The names of the files that hold the texts of each kind, such as article-1, or the first sentences of all, such as brief-1. */
export function searchFiles({ page, ...counts }: Readonly<Record<SearchKind, number>>): SearchFiles {
  const pages = numbered('page', page, TEXTS_PER_FILE)
  const whole = Object.entries(counts).flatMap(([kind, count]) => numbered(kind, count, TEXTS_PER_FILE))
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total <= MAX_WHOLE_TEXTS) return { first: [...pages, ...whole], further: [] }
  return { first: [...pages, ...numbered('brief', total, BRIEFS_PER_FILE)], further: whole }
}

function numbered(name: string, count: number, perFile: number): Array<string> {
  return Array.from({ length: Math.ceil(count / perFile) }, (_, at) => `${name}-${at + 1}`)
}

/** The address of a file of texts. */
export function searchFileUrl(name: string): string {
  return `${SEARCH_URL}/${name}.json`
}
