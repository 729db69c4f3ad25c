import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Mentor, MentorDirectory, MentorFilter } from '#src/content/mentors.ts'
import { createTextSearch, type Search, type TextMatch } from '#src/features/search/text-search.ts'
import { typedWords } from '#src/lib/words.ts'
import { wallTimeAt } from '#src/lib/zoned-time.ts'
import { sharedHours, type HoursClock } from './hours.ts'
import { FILTERS, MENTORS_PER_PAGE, sortIn, without, type Sort } from './view.ts'

/** All mentors in a file of their own: within the page it would delay every visitor. */
export const MENTORS_FILE = '/options/mentors.json'

export type Directory = MentorDirectory & { search: Search<TextMatch<{ mentor: Mentor }>> }

/** The directory of all mentors. It comes from the same build as the page, so it never becomes stale. */
export const directoryQuery = () =>
  queryOptions({
    queryKey: ['mentor-directory'],
    queryFn: async () => {
      const response = await fetch(MENTORS_FILE)
      return createDirectory((await response.json()) as MentorDirectory)
    },
    staleTime: Infinity,
    gcTime: Infinity,
    // The search is a function, which must not be compared.
    structuralSharing: false,
  })

export async function createDirectory(directory: MentorDirectory): Promise<Directory> {
  const texts = directory.mentors.map((mentor) => ({
    mentor,
    name: mentor.name,
    topics: mentor.topics.join(' '),
    role: mentor.role,
    text: [mentor.content, mentor.country, mentor.level, ...mentor.languages].join(' '),
  }))
  // A text may mention a word in passing.
  return { ...directory, search: await createTextSearch(texts, { name: 5, topics: 3, role: 2, text: 1 }) }
}

/** The mentors with these slugs, once the directory has arrived; skips those who have left. */
export function useMentors(slugs: ReadonlyArray<string>): Array<Mentor> {
  const { data: directory } = useQuery(directoryQuery())
  return slugs.flatMap((slug) => directory?.mentors.find((mentor) => mentor.slug === slug) ?? [])
}

/** The mentors that have the keywords, best first, and whether words were taken for similar ones. */
export function searchMentors(directory: Directory, query: string) {
  // Signs alone are no search.
  if (typedWords(query).length === 0) return { mentors: directory.mentors, isGuess: false }
  const { found, isPartial, isGuess } = directory.search(query)
  return { mentors: isPartial ? [] : found.map(({ text }) => text.mentor), isGuess }
}

/**
 * The mentors of a view, the best matches for the keywords first. The address is the only copy of a view: the values of
 * each filter, the keywords `q`, and for lists `sort` and `page`.
 */
export function findMentors(directory: Directory, view: URLSearchParams): Array<Mentor> {
  return fitting(searchMentors(directory, view.get('q') ?? '').mentors, view)
}

/** A mentor fits any of the chosen values of a filter, and all filters that have some. */
function fitting(mentors: ReadonlyArray<Mentor>, view: URLSearchParams): Array<Mentor> {
  const chosen = FILTERS.filter((filter) => view.has(filter)).map(
    (filter) => [filter, view.getAll(filter)] as const,
  )
  return mentors.filter((mentor) =>
    chosen.every(([filter, values]) => valuesOf(mentor)[filter].some((value) => values.includes(value))),
  )
}

function valuesOf(mentor: Mentor): Record<MentorFilter, ReadonlyArray<string>> {
  const { topics, country, languages, timeZoneLabel, level, gender } = mentor
  return {
    topic: topics,
    country: [country],
    language: languages,
    timezone: [timeZoneLabel],
    level: [level],
    gender: [gender],
  }
}

/** How many of the mentors each value of a filter would show, together with the other filters. */
export function optionCounts(mentors: ReadonlyArray<Mentor>, view: URLSearchParams, filter: MentorFilter) {
  const counts = new Map<string, number>()
  for (const mentor of fitting(mentors, without(view, filter)))
    for (const value of valuesOf(mentor)[filter]) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** The mentors of a view in its order: stale profiles come after all others, ties keep the order of `findMentors`. */
export function sortedMentors(directory: Directory, view: URLSearchParams, clock: HoursClock): Array<Mentor> {
  const sort = sortIn(view)
  const merits: Record<Sort, (mentor: Mentor) => number> = {
    best: () => 0,
    name: () => 0,
    hours: (mentor) => sharedHours(clock, mentor).minutes,
    confirmed: ({ lastConfirmedOn }) => Date.parse(lastConfirmedOn),
    level: ({ level }) => directory.options.level.indexOf(level),
  }
  const names = new Intl.Collator('en', { sensitivity: 'base' })
  return findMentors(directory, view)
    .map((mentor) => ({
      mentor,
      merit: merits[sort](mentor),
      isStale: isStale(mentor.lastConfirmedOn, clock),
    }))
    .sort(
      (a, b) =>
        Number(a.isStale) - Number(b.isStale) ||
        (sort === 'name' ? names.compare(a.mentor.name, b.mentor.name) : b.merit - a.merit),
    )
    .map(({ mentor }) => mentor)
}

/** Profiles confirmed longer ago are flagged, and sorted after all others. */
export const STALE_AFTER_DAYS = 90

/** Whether a day such as 2026-11-22 is more than 90 days ago by the visitor's calendar. */
export function isStale(lastConfirmedOn: string, { now, timeZone }: HoursClock): boolean {
  const today = wallTimeAt(now, timeZone).slice(0, 10)
  return (Date.parse(today) - Date.parse(lastConfirmedOn)) / 86_400_000 > STALE_AFTER_DAYS
}

/** One page of a list. A number beyond the last page gives the last, and one that cannot be read the first. */
export function pageOf<Item>(items: ReadonlyArray<Item>, view: URLSearchParams) {
  const wanted = Number.parseInt(view.get('page') ?? '') || 1
  const pages = Math.max(1, Math.ceil(items.length / MENTORS_PER_PAGE))
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * MENTORS_PER_PAGE
  return { items: items.slice(start, start + MENTORS_PER_PAGE), page, pages, start, total: items.length }
}

/** 'Showing 1-5 of 15 mentors' */
export function describePage({ items, start, total }: ReturnType<typeof pageOf>): string {
  if (total === 0) return 'No mentor fits all of this.'
  const [first, last] = [start + 1, start + items.length]
  return `Showing ${first === last ? first : `${first}-${last}`} of ${counted(total)}`
}

/** '1 mentor', '15 mentors' */
export function counted(mentors: number): string {
  return mentors === 1 ? '1 mentor' : `${mentors} mentors`
}
