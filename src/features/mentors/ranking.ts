import type { Mentor } from '#src/content/mentors.ts'

const DAY = 24 * 60 * 60_000

/** Profiles confirmed longer ago are flagged, and sorted after all others. */
export const STALE_AFTER_DAYS = 90

/** Whether the profile was last confirmed more than 90 days ago. Both are dates such as 2026-11-22. */
export function isStale(lastConfirmedOn: string, today: string): boolean {
  return (Date.parse(today) - Date.parse(lastConfirmedOn)) / DAY > STALE_AFTER_DAYS
}

/** The available orders; the first is the default. */
export const SORTS = ['best', 'hours', 'confirmed', 'level', 'name'] as const

export type Sort = (typeof SORTS)[number]

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  best: 'Best match',
  hours: 'Most shared hours',
  confirmed: 'Confirmed last',
  level: 'Most experienced',
  name: 'Name',
}

export type RankingFacts = {
  /** The date by the visitor's calendar, such as 2026-11-22. */
  today: string
  /** The relevance for the keywords; higher is better. */
  scoreOf: (mentor: Mentor) => number
  sharedMinutesOf: (mentor: Mentor) => number
  /** From the lowest to the highest. */
  levels: ReadonlyArray<string>
}

const byName = new Intl.Collator('en', { sensitivity: 'base' })

/** Returns a sorted copy: stale profiles come after all others, ties in the order of the directory. */
export function sortMentors(
  mentors: ReadonlyArray<Mentor>,
  sort: Sort,
  { today, scoreOf, sharedMinutesOf, levels }: RankingFacts,
): Array<Mentor> {
  const ranks = new Map(levels.map((level, rank) => [level, rank]))
  const merits: Record<Exclude<Sort, 'name'>, (mentor: Mentor) => number> = {
    best: scoreOf,
    hours: sharedMinutesOf,
    confirmed: ({ lastConfirmedOn }) => Date.parse(lastConfirmedOn),
    level: ({ level }) => ranks.get(level) ?? -1,
  }
  const meritOf = sort === 'name' ? () => 0 : merits[sort]
  // Computed once per mentor instead of in each comparison.
  const ranked = mentors.map((mentor) => ({
    mentor,
    merit: meritOf(mentor),
    isStale: isStale(mentor.lastConfirmedOn, today),
  }))
  const compare = (a: (typeof ranked)[number], b: (typeof ranked)[number]) =>
    Number(a.isStale) - Number(b.isStale) ||
    (sort === 'name' ? byName.compare(a.mentor.name, b.mentor.name) : b.merit - a.merit)
  return ranked.sort(compare).map(({ mentor }) => mentor)
}
