import { TIME_ZONE } from '#contract/days.ts'
import { instantOf, wallTimeInUtc } from '#src/lib/zoned-time.ts'

/** The period during which a document is on the site, in milliseconds. A draft never is. */
export type Visibility = { isDraft: boolean; from: number; until: number }

/** The visibility fields of a document, as written. */
export type WrittenVisibility = { draft?: unknown; publishAt?: unknown; expiresAt?: unknown }

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/

/** Invalid values, which the checker rejects, count as absent. */
export function readVisibility({ draft, publishAt, expiresAt }: WrittenVisibility): Visibility {
  return {
    isDraft: draft === true,
    from: momentOf(publishAt)?.getTime() ?? -Infinity,
    until: momentOf(expiresAt)?.getTime() ?? Infinity,
  }
}

/** Parses a date as midnight in Lagos, and a time as local time there. */
export function momentOf(written: unknown): Date | undefined {
  if (typeof written !== 'string' || !MOMENT.test(written)) return undefined
  const wallTime = written.length === 10 ? `${written}T00:00` : written
  const read = wallTimeInUtc(wallTime)
  // 31 February would be parsed as 3 March.
  const exists = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(wallTime)
  return exists ? instantOf(wallTime, TIME_ZONE) : undefined
}

export function isVisible({ isDraft, from, until }: Visibility, now: Date): boolean {
  return !isDraft && from <= now.getTime() && now.getTime() < until
}

/** The next instant at which a document appears or disappears. */
export function nextChange(visibilities: Iterable<Visibility>, now: Date): Date | null {
  let next = Infinity
  for (const { isDraft, from, until } of visibilities) {
    // A document whose end precedes its start is never shown.
    if (isDraft || until <= from) continue
    for (const moment of [from, until]) if (moment > now.getTime() && moment < next) next = moment
  }
  return Number.isFinite(next) ? new Date(next) : null
}
