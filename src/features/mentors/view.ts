import type { MentorDirectory, MentorFilter } from '#src/content/mentors.ts'

/** MENTOR-13 */
export const MENTORS_PER_PAGE = 5

/** In the order of the panel. Five filters are dropdowns; the gender is a choice of two. */
export const FILTER_LABELS: Record<MentorFilter, string> = {
  topic: 'Topics',
  country: 'Country',
  language: 'Language',
  timezone: 'Timezone',
  level: 'Experience Level',
  gender: 'Gender',
}

export const FILTERS = Object.keys(FILTER_LABELS) as ReadonlyArray<MentorFilter>

/** The chosen values of each filter. An empty filter matches all mentors. */
export type Selection = Readonly<Record<MentorFilter, ReadonlyArray<string>>>

export const SORT_LABELS = {
  best: 'Best match',
  hours: 'Most shared hours',
  confirmed: 'Recently confirmed',
  level: 'Most experienced',
  name: 'Name',
}

export type Sort = keyof typeof SORT_LABELS

/** The available orders; the first is the default. */
export const SORTS = Object.keys(SORT_LABELS) as ReadonlyArray<Sort>

/** The state of the directory. It is stored only in the address, so every view can be linked to. */
export type DirectoryView = { selection: Selection; query: string; sort: Sort; page: number }

export const FIRST_VIEW: DirectoryView = {
  selection: { topic: [], country: [], language: [], timezone: [], level: [], gender: [] },
  query: '',
  sort: 'best',
  page: 1,
}

/** Longer queries are cut. */
export const MAX_QUERY_LENGTH = 100

/** Reads the view from an address. Filters that the directory does not know have no effect. */
export function readView(params: URLSearchParams, options: MentorDirectory['options']): DirectoryView {
  // In the order of the menu, so that equal selections have equal addresses.
  const chosen = FILTERS.map((filter) => [
    filter,
    options[filter].filter((option) => params.getAll(filter).includes(option)),
  ])
  return {
    selection: Object.fromEntries(chosen) as Selection,
    query: (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH).trim(),
    sort: SORTS.find((each) => each === params.get('sort')) ?? 'best',
    page: Number.parseInt(params.get('page') ?? '1') || 1,
  }
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

/** The first page of a view with other values for one filter. */
export function withValues(
  view: DirectoryView,
  filter: MentorFilter,
  values: ReadonlyArray<string>,
): DirectoryView {
  return { ...view, page: 1, selection: { ...view.selection, [filter]: values } }
}

/** One page of a list. The first page always exists, and a number beyond the last page gives the last. */
export function pageOf<Item>(items: ReadonlyArray<Item>, wanted: number) {
  const pages = Math.max(1, Math.ceil(items.length / MENTORS_PER_PAGE))
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * MENTORS_PER_PAGE
  return { items: items.slice(start, start + MENTORS_PER_PAGE), page, pages, start, total: items.length }
}

export type Page<Item> = ReturnType<typeof pageOf<Item>>

/** 'Showing 1-5 of 15 mentors' */
export function describePage({ items, start, total }: Page<unknown>): string {
  if (total === 0) return 'No mentor fits all of this.'
  const [first, last] = [start + 1, start + items.length]
  return `Showing ${first === last ? first : `${first}-${last}`} of ${total} ${total === 1 ? 'mentor' : 'mentors'}`
}
