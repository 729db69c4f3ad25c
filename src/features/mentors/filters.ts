import type { Mentor, MentorOptions } from '#src/content/mentors.ts'

/** The filters, in the order of the panel. Five are dropdowns; the gender is a choice of two. */
export const FILTERS = ['topic', 'country', 'language', 'timezone', 'level', 'gender'] as const

export type Filter = (typeof FILTERS)[number]

/** The chosen values of each filter. An empty filter matches all mentors. */
export type Selection = Readonly<Record<Filter, ReadonlyArray<string>>>

export const FILTER_LABELS: Readonly<Record<Filter, string>> = {
  topic: 'Topics',
  country: 'Country',
  language: 'Language',
  timezone: 'Timezone',
  level: 'Experience Level',
  gender: 'Gender',
}

export const GENDERS = ['Male', 'Female'] as const

const NONE: ReadonlyArray<string> = []

/** No filter is set. */
export const EMPTY_SELECTION: Selection = {
  topic: NONE,
  country: NONE,
  language: NONE,
  timezone: NONE,
  level: NONE,
  gender: NONE,
}

/** The values of a mentor for each filter. */
const VALUES: Readonly<Record<Filter, (mentor: Mentor) => ReadonlyArray<string>>> = {
  topic: ({ topics }) => topics,
  country: ({ country }) => [country],
  language: ({ languages }) => languages,
  timezone: ({ timeZoneLabel }) => [timeZoneLabel],
  level: ({ level }) => [level],
  gender: ({ gender }) => [gender],
}

export function valuesOf(filter: Filter, mentor: Mentor): ReadonlyArray<string> {
  return VALUES[filter](mentor)
}

/** The options of a filter. */
export function optionsOf(filter: Filter, options: MentorOptions): ReadonlyArray<string> {
  const all: Record<Filter, ReadonlyArray<string>> = {
    topic: options.topics,
    country: options.countries,
    language: options.languages,
    timezone: options.timeZones,
    level: options.levels,
    gender: GENDERS,
  }
  return all[filter]
}

export function isAnyChosen(selection: Selection): boolean {
  return FILTERS.some((filter) => selection[filter].length > 0)
}

/** The number of mentors for each option, by filter and value. Options without mentors are missing. */
export type OptionCounts = Readonly<Record<Filter, ReadonlyMap<string, number>>>
