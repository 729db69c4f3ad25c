import { SEARCH_URL } from './addresses.ts'

export type SearchKind = 'page' | 'article' | 'story' | 'event' | 'question' | 'cause' | 'job'

/** Limits the size of each file as the site grows. */
export const TEXTS_PER_FILE = 250

/** With more texts than this, a search starts with titles and first sentences. */
const MAX_WHOLE_TEXTS = 500

/** The files of the search: those loaded at its first use, and those that replace them when they give too few results. */
export type SearchFiles = { first: Array<string>; further: Array<string> }

/** The names of the files with this many texts: numbers, or `brief` for the first sentences of all. */
export function searchFiles(texts: number): SearchFiles {
  const whole = Array.from({ length: Math.ceil(texts / TEXTS_PER_FILE) }, (_, at) => String(at + 1))
  return texts <= MAX_WHOLE_TEXTS ? { first: whole, further: [] } : { first: ['brief'], further: whole }
}

export function searchFileUrl(name: string): string {
  return `${SEARCH_URL}/${name}.json`
}
