import type { Mentor, MentorOptions } from '#src/content/mentors.ts'

/** The filters, in the order of the panel. Five are dropdowns; the gender is a choice between two. */
export const FILTERS = ['topic', 'country', 'language', 'timezone', 'level', 'gender'] as const

export type Filter = (typeof FILTERS)[number]

/** The chosen values of each filter. None: the filter lets everybody pass. */
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

/** Nothing is chosen. */
export const EMPTY_SELECTION: Selection = {
  topic: NONE,
  country: NONE,
  language: NONE,
  timezone: NONE,
  level: NONE,
  gender: NONE,
}

/** The values a mentor has for a filter. */
const VALUES: Readonly<Record<Filter, (mentor: Mentor) => ReadonlyArray<string>>> = {
  topic: ({ topics }) => topics,
  country: ({ country }) => [country],
  language: ({ languages }) => languages,
  timezone: ({ timeZoneLabel }) => [timeZoneLabel],
  level: ({ level }) => [level],
  gender: ({ gender }) => [gender],
}

/** The values that a filter offers. */
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

function passes(mentor: Mentor, filter: Filter, chosen: ReadonlyArray<string>): boolean {
  return chosen.length === 0 || VALUES[filter](mentor).some((value) => chosen.includes(value))
}

/** Those who have any of the chosen values of every filter. */
export function filterMentors(mentors: ReadonlyArray<Mentor>, selection: Selection): Array<Mentor> {
  const active = FILTERS.filter((filter) => selection[filter].length > 0)
  return mentors.filter((mentor) => active.every((filter) => passes(mentor, filter, selection[filter])))
}

/** How many mentors each option would show, by filter and value. An option without mentors is not in it. */
export type OptionCounts = Readonly<Record<Filter, ReadonlyMap<string, number>>>

/**
 * Counts the mentors of each option with the other filters applied, but not its own: choosing one more value of a filter
 * adds mentors, so its own choices must not hide what else there is.
 */
export function countOptions(mentors: ReadonlyArray<Mentor>, selection: Selection): OptionCounts {
  const counts = {
    topic: new Map<string, number>(),
    country: new Map<string, number>(),
    language: new Map<string, number>(),
    timezone: new Map<string, number>(),
    level: new Map<string, number>(),
    gender: new Map<string, number>(),
  }
  const active = FILTERS.filter((filter) => selection[filter].length > 0)
  for (const mentor of mentors) {
    const failed = active.filter((filter) => !passes(mentor, filter, selection[filter]))
    if (failed.length > 1) continue
    for (const filter of failed.length === 0 ? FILTERS : failed) {
      for (const value of VALUES[filter](mentor)) {
        counts[filter].set(value, (counts[filter].get(value) ?? 0) + 1)
      }
    }
  }
  return counts
}
