import { SEARCH_URL } from './addresses.ts'

export type SearchKind = 'page' | 'article' | 'story' | 'event' | 'question' | 'cause' | 'job'

/** The number of texts of a kind per file: limits the size of each file as the site grows. */
export const TEXTS_PER_FILE = 250

/** With more texts than this, besides those of pages, a search starts with titles and first sentences. */
const MAX_WHOLE_TEXTS = 500

/** The files of the search: those loaded at its first use, and those loaded when these give too few results. */
export type SearchFiles = { first: Array<string>; further: Array<string> }

/** The names of the files with the texts of each kind, such as article-1, or with the first sentences of all: brief. */
export function searchFiles({ page, ...counts }: Readonly<Record<SearchKind, number>>): SearchFiles {
  const pages = numbered('page', page)
  const whole = Object.entries(counts).flatMap(([kind, count]) => numbered(kind, count))
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total <= MAX_WHOLE_TEXTS) return { first: [...pages, ...whole], further: [] }
  return { first: [...pages, 'brief'], further: whole }
}

function numbered(name: string, count: number): Array<string> {
  return Array.from({ length: Math.ceil(count / TEXTS_PER_FILE) }, (_, at) => `${name}-${at + 1}`)
}

export function searchFileUrl(name: string): string {
  return `${SEARCH_URL}/${name}.json`
}
