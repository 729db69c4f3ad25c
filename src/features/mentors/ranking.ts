import type { Mentor } from '#src/content/mentors.ts'

const DAY = 24 * 60 * 60_000

/** A profile that was confirmed longer ago is flagged, and comes after all others. */
export const STALE_AFTER_DAYS = 90

/** Whether nobody confirmed the profile for more than 90 days. Both are days such as 2026-11-22. */
export function isStale(lastConfirmedOn: string, today: string): boolean {
  return (Date.parse(today) - Date.parse(lastConfirmedOn)) / DAY > STALE_AFTER_DAYS
}

/** The orders to choose from, the first without asking. */
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
  /** 2026-11-22, by the visitor's calendar. */
  today: string
  /** How well a mentor fits the keywords: more is better. */
  scoreOf: (mentor: Mentor) => number
  sharedMinutesOf: (mentor: Mentor) => number
  /** From the lowest to the highest. */
  levels: ReadonlyArray<string>
}

const byName = new Intl.Collator('en', { sensitivity: 'base' })

/** A sorted copy: stale profiles after all others, ties in the order of the directory. */
export function sortMentors(
  mentors: ReadonlyArray<Mentor>,
  sort: Sort,
  { today, scoreOf, sharedMinutesOf, levels }: RankingFacts,
): Array<Mentor> {
  const compare: Record<Sort, (a: Mentor, b: Mentor) => number> = {
    best: (a, b) => scoreOf(b) - scoreOf(a),
    hours: (a, b) => sharedMinutesOf(b) - sharedMinutesOf(a),
    confirmed: (a, b) => Date.parse(b.lastConfirmedOn) - Date.parse(a.lastConfirmedOn),
    level: (a, b) => levels.indexOf(b.level) - levels.indexOf(a.level),
    name: (a, b) => byName.compare(a.name, b.name),
  }
  const fresh = mentors.filter((mentor) => !isStale(mentor.lastConfirmedOn, today))
  const stale = mentors.filter((mentor) => isStale(mentor.lastConfirmedOn, today))
  return [...fresh.sort(compare[sort]), ...stale.sort(compare[sort])]
}
