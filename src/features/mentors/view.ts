import type { MentorDirectory, MentorFilter } from '#src/content/mentors.ts'

export const MENTORS_URL = '/explore/community'

/** The two pages of the community (MENTOR-2, MENTOR-3). */
export const communityTabs = [
  { label: 'MENTORS', to: MENTORS_URL },
  { label: 'DISCUSSIONS', to: '/explore/discussions' },
]

/** MENTOR-13 */
export const MENTORS_PER_PAGE = 5

/** More than three do not fit side by side. */
export const MAX_COMPARED = 3

export const MAX_QUERY_LENGTH = 100

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
export type DirectoryView = Selection & { query: string; sort: Sort; page: number }

export const FIRST_VIEW: DirectoryView = {
  topic: [],
  country: [],
  language: [],
  timezone: [],
  level: [],
  gender: [],
  query: '',
  sort: 'best',
  page: 1,
}

/** Reads the view from an address. Filters that the directory does not know have no effect. */
export function readView(params: URLSearchParams, options: MentorDirectory['options']): DirectoryView {
  // In the order of the menu, so that equal selections have equal addresses.
  const chosen = FILTERS.map((filter) => [
    filter,
    options[filter].filter((option) => params.getAll(filter).includes(option)),
  ])
  return {
    ...(Object.fromEntries(chosen) as Selection),
    query: (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH).trim(),
    sort: SORTS.find((each) => each === params.get('sort')) ?? 'best',
    page: Number.parseInt(params.get('page') ?? '1') || 1,
  }
}

/** The query of a view with its question mark; empty for the initial view. */
export function viewSearch(view: DirectoryView): string {
  const { query, sort, page } = view
  const params = new URLSearchParams()
  if (query.trim() !== '') params.set('q', query.trim())
  for (const filter of FILTERS) for (const value of view[filter]) params.append(filter, value)
  if (sort !== 'best') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  const search = params.toString()
  return search === '' ? '' : `?${search}`
}

export function mentorUrl(slug: string): string {
  return `${MENTORS_URL}/${slug}`
}

export function comparisonUrl(slugs: ReadonlyArray<string> = []): string {
  return withSlugs(`${MENTORS_URL}/compare`, slugs)
}

/** Without mentors, the visitor's own shortlist; with mentors, a shortlist to share. */
export function shortlistUrl(slugs: ReadonlyArray<string> = []): string {
  return withSlugs(`${MENTORS_URL}/shortlist`, slugs)
}

/** The mentors in an address, without duplicates. */
export function slugsIn(params: URLSearchParams): Array<string> {
  return [...new Set(params.getAll('mentor'))]
}

function withSlugs(path: string, slugs: ReadonlyArray<string>): string {
  const params = new URLSearchParams(slugs.map((slug) => ['mentor', slug]))
  return slugs.length === 0 ? path : `${path}?${params}`
}
