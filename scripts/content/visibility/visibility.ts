import { instantOf, wallTimeInUtc } from '#src/lib/zoned-time.ts'

/** When a document is on the site: from one instant up to another, in milliseconds. A draft never is. */
export type Visibility = { isDraft: boolean; from: number; until: number }

/** The fields of a document that say so, as written. */
export type WrittenVisibility = { draft?: unknown; publishAt?: unknown; expiresAt?: unknown }

/** The zone of days and times that are written without one. */
export const TIME_ZONE = 'Africa/Lagos'
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/

/** Values that the checker refuses count as absent. */
export function readVisibility({ draft, publishAt, expiresAt }: WrittenVisibility): Visibility {
  return {
    isDraft: draft === true,
    from: momentOf(publishAt)?.getTime() ?? -Infinity,
    until: momentOf(expiresAt)?.getTime() ?? Infinity,
  }
}

/** A day as the midnight it begins with in Lagos, and a time by the clocks there. */
export function momentOf(written: unknown): Date | undefined {
  if (typeof written !== 'string' || !MOMENT.test(written)) return undefined
  const wallTime = written.length === 10 ? `${written}T00:00` : written
  const read = wallTimeInUtc(wallTime)
  // 31 February would be read as 3 March.
  const exists = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(wallTime)
  return exists ? instantOf(wallTime, TIME_ZONE) : undefined
}

export function isVisible({ isDraft, from, until }: Visibility, now: Date): boolean {
  return !isDraft && from <= now.getTime() && now.getTime() < until
}

/** The first instant after now at which a document appears or disappears. */
export function nextChange(visibilities: Iterable<Visibility>, now: Date): Date | null {
  let next = Infinity
  for (const { isDraft, from, until } of visibilities) {
    // A document whose end is before its beginning is never shown.
    if (isDraft || until <= from) continue
    for (const moment of [from, until]) if (moment > now.getTime() && moment < next) next = moment
  }
  return Number.isFinite(next) ? new Date(next) : null
}
