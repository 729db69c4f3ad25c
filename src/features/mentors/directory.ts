import { queryOptions } from '@tanstack/react-query'
import { fetchMentorDirectory } from '#src/api/mentor-directory.ts'
import type { Mentor, MentorDirectory } from '#src/content/mentors.ts'
import { wallTimeAt } from '#src/lib/zoned-time.ts'
import type { DirectoryView } from './directory-address.ts'
import { createFilterIndex } from './filter-index.ts'
import { EMPTY_SELECTION, FILTERS, FILTER_LABELS, type OptionCounts } from './filters.ts'
import { has, setOf, sizeOf, type MentorSet } from './mentor-set.ts'
import { pageOf, type Page } from './paging.ts'
import { sortMentors, type Sort } from './ranking.ts'
import { createMentorSearch, isSearch, type Scores } from './search.ts'
import { sharedHoursWith, type SharedHours } from './waking-hours.ts'

/** A suggestion for an empty result: a filter to remove, and the number of mentors without it. */
export type Advice = { remove: string; view: DirectoryView; total: number }

export type DirectoryClock = { now: Date; timeZone: string }

type Choices = Pick<DirectoryView, 'selection' | 'query'>

type Placed = { mentor: Mentor; place: number }

/** Queries on one directory; expensive results are cached. */
export function createDirectory({ mentors, options }: MentorDirectory) {
  const index = createFilterIndex(mentors)
  const places = new Map(mentors.map((mentor, place) => [mentor.slug, place]))
  const orders = new Map<Sort, { key: string; order: ReadonlyArray<Placed> }>()
  const search = createMentorSearch(mentors)
  let lastQuery: { query: string; scores: Scores; isGuess: boolean; found: MentorSet } | null = null
  let lastHours: { key: string; hoursWith: (mentor: Mentor) => SharedHours } | null = null

  function searched(query: string) {
    if (!isSearch(query)) return null
    if (lastQuery?.query === query) return lastQuery
    const scores = search.scoresOf(query)
    lastQuery = {
      query,
      scores,
      isGuess: search.isGuess(query),
      found: setOf(mentors.length, (place) => scores.has(mentors[place]?.slug ?? '')),
    }
    return lastQuery
  }

  function hoursWith({ now, timeZone }: DirectoryClock): (mentor: Mentor) => SharedHours {
    const key = dayKey({ now, timeZone })
    if (lastHours?.key !== key) lastHours = { key, hoursWith: sharedHoursWith(now, timeZone) }
    return lastHours.hoursWith
  }

  function find({ selection, query }: Choices): MentorSet {
    return index.find(selection, searched(query)?.found)
  }

  /** All mentors in an order, sorted once a day: filters only leave out some of them. */
  function orderOf(
    { sort, query }: DirectoryView,
    clock: DirectoryClock,
    today: string,
  ): ReadonlyArray<Placed> {
    const key = `${today} ${dayKey(clock)} ${sort === 'best' ? query : ''}`
    const known = orders.get(sort)
    if (known?.key === key) return known.order
    const scores = searched(query)?.scores
    const hours = hoursWith(clock)
    const order = sortMentors(mentors, sort, {
      today,
      scoreOf: ({ slug }) => scores?.get(slug) ?? 0,
      sharedMinutesOf: (mentor) => hours(mentor).minutes,
      levels: options.levels,
    }).map((mentor) => ({ mentor, place: places.get(mentor.slug) ?? -1 }))
    orders.set(sort, { key, order })
    return order
  }

  return {
    options,
    total: mentors.length,
    hoursWith,
    prepareSearch: search.prepare,
    bySlug: (slug: string) => mentors[places.get(slug) ?? -1],

    /** Whether words of the query were taken for similar ones. */
    isGuess: (query: string): boolean => searched(query)?.isGuess ?? false,

    /** The number of mentors that match. */
    count: (choices: Choices): number => sizeOf(find(choices)),

    /** The number of mentors for each option. */
    countOptions: ({ selection, query }: Choices): OptionCounts =>
      index.countOptions(selection, searched(query)?.found),

    /** The page of mentors in a view. */
    show(view: DirectoryView, clock: DirectoryClock, today: string): Page<Mentor> {
      const found = find(view)
      const shown = orderOf(view, clock, today).filter(({ place }) => has(found, place))
      const page = pageOf(shown, view.page)
      return { ...page, items: page.items.map(({ mentor }) => mentor) }
    },

    /**
     * For a view without results: each filter or query whose removal alone gives results, best first; otherwise the
     * removal of all.
     */
    advise(view: DirectoryView): Array<Advice> {
      const first = { ...view, page: 1 }
      const ways = FILTERS.filter((filter) => view.selection[filter].length > 0).map((filter) => ({
        remove: `${FILTER_LABELS[filter]}: ${view.selection[filter].join(' or ')}`,
        view: { ...first, selection: { ...view.selection, [filter]: [] } },
      }))
      if (isSearch(view.query))
        ways.push({ remove: `the search for “${view.query}”`, view: { ...first, query: '' } })
      const helpful = ways
        .map((way) => ({ ...way, total: sizeOf(find(way.view)) }))
        .filter(({ total }) => total > 0)
        .sort((a, b) => b.total - a.total)
      if (helpful.length > 0) return helpful
      const everything = { ...first, query: '', selection: EMPTY_SELECTION }
      return [{ remove: 'everything', view: everything, total: mentors.length }]
    },
  }
}

function dayKey({ now, timeZone }: DirectoryClock): string {
  return `${wallTimeAt(now, timeZone).slice(0, 10)} ${timeZone}`
}

export type Directory = ReturnType<typeof createDirectory>

/** The directory of all mentors. It comes from the same build as the page, so it never becomes stale. */
export const directoryQuery = () =>
  queryOptions({
    queryKey: ['mentor-directory'],
    queryFn: async () => createDirectory(await fetchMentorDirectory()),
    staleTime: Infinity,
    gcTime: Infinity,
    // It consists of functions, which must not be compared.
    structuralSharing: false,
  })
