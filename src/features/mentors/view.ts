import type { MentorFilter } from '#src/content/mentors.ts'

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

/** The order in an address, or the default. */
export function sortIn(view: URLSearchParams): Sort {
  return SORTS.find((each) => each === view.get('sort')) ?? 'best'
}

/** A view without one value of a filter, or without all of them, on its first page. */
export function without(view: URLSearchParams, name: string, value?: string): URLSearchParams {
  const isRemoved = (other: string, text: string) =>
    other === 'page' || (other === name && text === (value ?? text))
  return new URLSearchParams([...view].filter(([other, text]) => !isRemoved(other, text)))
}

/** All mentors, in the same order. */
export function withoutFilters(view: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...view].filter(([name]) => name === 'sort'))
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
