import type { Mentor, MentorOptions } from '#src/content/mentors.ts'

/** MENTOR-13 */
export const MENTORS_PER_PAGE = 5

export const GENDERS = ['Male', 'Female'] as const

type FilterFacts = {
  label: string
  optionsIn: (options: MentorOptions) => ReadonlyArray<string>
  valuesOf: (mentor: Mentor) => ReadonlyArray<string>
}

export type Filter = 'topic' | 'country' | 'language' | 'timezone' | 'level' | 'gender'

export const filterFacts: Record<Filter, FilterFacts> = {
  topic: { label: 'Topics', optionsIn: ({ topics }) => topics, valuesOf: ({ topics }) => topics },
  country: {
    label: 'Country',
    optionsIn: ({ countries }) => countries,
    valuesOf: ({ country }) => [country],
  },
  language: {
    label: 'Language',
    optionsIn: ({ languages }) => languages,
    valuesOf: ({ languages }) => languages,
  },
  timezone: {
    label: 'Timezone',
    optionsIn: ({ timeZones }) => timeZones,
    valuesOf: ({ timeZoneLabel }) => [timeZoneLabel],
  },
  level: { label: 'Experience Level', optionsIn: ({ levels }) => levels, valuesOf: ({ level }) => [level] },
  gender: { label: 'Gender', optionsIn: () => GENDERS, valuesOf: ({ gender }) => [gender] },
}

/** The filters, in the order of the panel. Five are dropdowns; the gender is a choice of two. */
export const FILTERS = Object.keys(filterFacts) as ReadonlyArray<Filter>

/** A value for each filter. */
export function perFilter<Value>(make: (filter: Filter) => Value): Record<Filter, Value> {
  return Object.fromEntries(FILTERS.map((filter) => [filter, make(filter)])) as Record<Filter, Value>
}

/** The chosen values of each filter. An empty filter matches all mentors. */
export type Selection = Readonly<Record<Filter, ReadonlyArray<string>>>

export const EMPTY_SELECTION: Selection = perFilter(() => [])

export const SORT_LABELS = {
  best: 'Best match',
  hours: 'Most shared hours',
  confirmed: 'Confirmed last',
  level: 'Most experienced',
  name: 'Name',
}

export type Sort = keyof typeof SORT_LABELS

/** The available orders; the first is the default. */
export const SORTS = Object.keys(SORT_LABELS) as ReadonlyArray<Sort>

/** The state of the directory. It is stored only in the address, so every view can be linked to. */
export type DirectoryView = { selection: Selection; query: string; sort: Sort; page: number }

export const FIRST_VIEW: DirectoryView = { selection: EMPTY_SELECTION, query: '', sort: 'best', page: 1 }

/** Longer queries are cut. */
export const MAX_QUERY_LENGTH = 100

/** Reads the view from an address. Filters that the directory does not know have no effect. */
export function readView(params: URLSearchParams, options: MentorOptions): DirectoryView {
  return {
    // In the order of the menu, so that equal selections have equal addresses.
    selection: perFilter((filter) =>
      filterFacts[filter].optionsIn(options).filter((option) => params.getAll(filter).includes(option)),
    ),
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
  filter: Filter,
  values: ReadonlyArray<string>,
): DirectoryView {
  return { ...view, page: 1, selection: { ...view.selection, [filter]: values } }
}
