import type { Mentor, MentorDirectory } from '#src/content/mentors.ts'
import { wallTimeAt } from '#src/lib/zoned-time.ts'
import type { DirectoryView } from './directory-address.ts'
import { EMPTY_SELECTION, FILTERS, FILTER_LABELS, countOptions, filterMentors } from './filters.ts'
import type { OptionCounts } from './filters.ts'
import { pageOf, type Page } from './paging.ts'
import { sortMentors } from './ranking.ts'
import { createMentorSearch, isSearch, type MentorSearch, type Scores } from './search.ts'
import { sharedHoursWith, type SharedHours } from './waking-hours.ts'

/** One way out of an empty result: what to remove, and how many mentors that shows. */
export type Advice = { remove: string; view: DirectoryView; total: number }

export type DirectoryClock = { now: Date; timeZone: string }

/** Answers questions about one directory, and keeps what takes long to work out. */
export function createDirectory({ mentors, options }: MentorDirectory) {
  let search: MentorSearch | null = null
  let lastQuery: { query: string; scores: Scores } | null = null
  let lastHours: { key: string; hoursWith: (mentor: Mentor) => SharedHours } | null = null

  function scoresFor(query: string): Scores | null {
    if (!isSearch(query)) return null
    if (lastQuery?.query === query) return lastQuery.scores
    search ??= createMentorSearch(mentors)
    lastQuery = { query, scores: search(query) }
    return lastQuery.scores
  }

  function searched(query: string): ReadonlyArray<Mentor> {
    const scores = scoresFor(query)
    return scores === null ? mentors : mentors.filter(({ slug }) => scores.has(slug))
  }

  function hoursWith({ now, timeZone }: DirectoryClock): (mentor: Mentor) => SharedHours {
    const key = `${wallTimeAt(now, timeZone).slice(0, 10)} ${timeZone}`
    if (lastHours?.key !== key) lastHours = { key, hoursWith: sharedHoursWith(now, timeZone) }
    return lastHours.hoursWith
  }

  function find({ selection, query }: Pick<DirectoryView, 'selection' | 'query'>): Array<Mentor> {
    return filterMentors(searched(query), selection)
  }

  return {
    options,
    total: mentors.length,
    hoursWith,
    bySlug: (slug: string) => mentors.find((mentor) => mentor.slug === slug),

    /** How many mentors the choices show. */
    count: (view: Pick<DirectoryView, 'selection' | 'query'>): number => find(view).length,

    /** The number beside each option. */
    countOptions: ({ selection, query }: Pick<DirectoryView, 'selection' | 'query'>): OptionCounts =>
      countOptions(searched(query), selection),

    /** The page that a view shows. */
    show(view: DirectoryView, clock: DirectoryClock, today: string): Page<Mentor> {
      const scores = scoresFor(view.query)
      const hours = hoursWith(clock)
      const sorted = sortMentors(find(view), view.sort, {
        today,
        scoreOf: ({ slug }) => scores?.get(slug) ?? 0,
        sharedMinutesOf: (mentor) => hours(mentor).minutes,
        levels: options.levels,
      })
      return pageOf(sorted, view.page)
    },

    /** For a view that shows nobody: each single thing whose removal shows somebody, the best first; else all of them. */
    advise(view: DirectoryView): Array<Advice> {
      const first = { ...view, page: 1 }
      const ways = FILTERS.filter((filter) => view.selection[filter].length > 0).map((filter) => ({
        remove: `${FILTER_LABELS[filter]}: ${view.selection[filter].join(' or ')}`,
        view: { ...first, selection: { ...view.selection, [filter]: [] } },
      }))
      if (isSearch(view.query))
        ways.push({ remove: `the search for “${view.query}”`, view: { ...first, query: '' } })
      const helpful = ways
        .map((way) => ({ ...way, total: find(way.view).length }))
        .filter(({ total }) => total > 0)
        .sort((a, b) => b.total - a.total)
      if (helpful.length > 0) return helpful
      const everything = { ...first, query: '', selection: EMPTY_SELECTION }
      return [{ remove: 'everything', view: everything, total: mentors.length }]
    },
  }
}

export type Directory = ReturnType<typeof createDirectory>
