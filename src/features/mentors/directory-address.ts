import type { MentorOptions } from '#src/content/mentors.ts'
import { fold } from '#src/lib/words.ts'
import { EMPTY_SELECTION, FILTER_LABELS, FILTERS, optionsOf, type Filter, type Selection } from './filters.ts'
import { SORTS, type Sort } from './ranking.ts'

/** The state of the directory. It is stored only in the address, so every view can be linked to. */
export type DirectoryView = { selection: Selection; query: string; sort: Sort; page: number }

export const FIRST_VIEW: DirectoryView = { selection: EMPTY_SELECTION, query: '', sort: 'best', page: 1 }

/** Longer queries are ignored. */
export const MAX_QUERY_LENGTH = 100

/** The view of an address, and the ignored parts of the address as text for the visitor. */
export type ReadView = { view: DirectoryView; ignored: Array<string> }

/** Reads the view from an address, ignoring case and accents. Unknown values are ignored and reported. */
export function readView(params: URLSearchParams, options: MentorOptions): ReadView {
  const ignored: Array<string> = []
  const readFilter = (filter: Filter) => {
    const known = optionsOf(filter, options)
    const chosen = new Set<string>()
    for (const wanted of params.getAll(filter)) {
      const value =
        known.find((option) => option === wanted) ?? known.find((option) => isSame(option, wanted))
      if (value === undefined) ignored.push(`${FILTER_LABELS[filter]} “${wanted}”`)
      else chosen.add(value)
    }
    // In the order of the menu, so that equal selections have equal addresses.
    return known.filter((option) => chosen.has(option))
  }
  const selection: Selection = {
    topic: readFilter('topic'),
    country: readFilter('country'),
    language: readFilter('language'),
    timezone: readFilter('timezone'),
    level: readFilter('level'),
    gender: onlyOne(readFilter('gender'), ignored),
  }
  const wantedSort = params.get('sort')
  const sort = wantedSort === null ? 'best' : SORTS.find((candidate) => candidate === wantedSort)
  if (sort === undefined) ignored.push(`the order “${wantedSort}”`)
  const wantedPage = params.get('page')
  const page = wantedPage === null ? 1 : readPage(wantedPage)
  if (page === null) ignored.push(`page “${wantedPage}”`)
  const query = (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH).trim()
  return { view: { selection, query, sort: sort ?? 'best', page: page ?? 1 }, ignored }
}

/** The query of a view with its question mark; empty for the initial view. */
export function viewSearch({ selection, query, sort, page }: DirectoryView): string {
  const params = new URLSearchParams()
  if (query.trim() !== '') params.set('q', query.trim())
  for (const filter of FILTERS) for (const value of selection[filter]) params.append(filter, value)
  if (sort !== 'best') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.toString() === '' ? '' : `?${params}`
}

/** The view with other values for one filter. */
export function withValues(
  view: DirectoryView,
  filter: Filter,
  values: ReadonlyArray<string>,
): DirectoryView {
  return { ...view, page: 1, selection: { ...view.selection, [filter]: values } }
}

// Both genders together would filter nothing, and only one radio button can be checked.
function onlyOne(values: ReadonlyArray<string>, ignored: Array<string>): ReadonlyArray<string> {
  if (values.length > 1) ignored.push(`${FILTER_LABELS.gender} “${values.join('” and “')}”`)
  return values.length > 1 ? [] : values
}

function isSame(option: string, wanted: string): boolean {
  return fold(option) === fold(wanted) && wanted.trim() !== ''
}

function readPage(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}
