import type { Mentor } from '#src/content/mentors.ts'
import { FILTERS, valuesOf, type Filter, type OptionCounts, type Selection } from './filters.ts'
import { add, emptySet, intersection, setOf, sizeOfBoth, union, type MentorSet } from './mentor-set.ts'

/**
 * Keeps the mentors of each option as a set, so that a selection is computed from these sets and does not read every
 * mentor.
 */
export function createFilterIndex(mentors: ReadonlyArray<Mentor>) {
  const all = setOf(mentors.length, () => true)
  const sets = recordOf(() => new Map<string, MentorSet>())
  for (const [place, mentor] of mentors.entries()) {
    for (const filter of FILTERS) {
      for (const value of valuesOf(filter, mentor)) {
        const set = sets[filter].get(value) ?? emptySet(mentors.length)
        sets[filter].set(value, set)
        add(set, place)
      }
    }
  }

  /** The mentors with any of the chosen values. */
  function setFor(filter: Filter, chosen: ReadonlyArray<string>): MentorSet {
    const chosenSets = chosen.flatMap((value) => sets[filter].get(value) ?? [])
    return union(chosenSets, mentors.length)
  }

  function matchesOf(selection: Selection, among: MentorSet, except?: Filter): MentorSet {
    const active = FILTERS.filter((filter) => filter !== except && selection[filter].length > 0)
    return active.reduce((found, filter) => intersection(found, setFor(filter, selection[filter])), among)
  }

  return {
    /** The mentors in `among` with any of the chosen values of every filter. */
    find: (selection: Selection, among = all): MentorSet => matchesOf(selection, among),

    /**
     * Counts the mentors of each option with the other filters applied, but not its own: selecting another value of
     * the same filter adds mentors.
     */
    countOptions: (selection: Selection, among = all): OptionCounts =>
      recordOf((filter) => {
        const others = matchesOf(selection, among, filter)
        const counts = [...sets[filter]].map(([value, set]) => [value, sizeOfBoth(set, others)] as const)
        return new Map(counts.filter(([, count]) => count > 0))
      }),
  }
}

function recordOf<Value>(make: (filter: Filter) => Value): Record<Filter, Value> {
  return {
    topic: make('topic'),
    country: make('country'),
    language: make('language'),
    timezone: make('timezone'),
    level: make('level'),
    gender: make('gender'),
  }
}
