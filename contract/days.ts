/* Days of instants. The content, the server and the pages count them in one time zone, that of the organisation. */

export const TIME_ZONE = 'Africa/Lagos'

/**
 * Its offset from UTC, in all seasons: Lagos has no summer time. Written down, because databases cannot tell it, and
 * the first use of Intl takes 50 ms on a slow phone.
 */
export const ZONE_OFFSET = '+01:00'

/** The first instant of a day such as 2026-03-07, in milliseconds since 1970. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00${ZONE_OFFSET}`)
}

/** The same offset in milliseconds. */
export const ZONE_OFFSET_MS = -startOfDay('1970-01-01')

/** The day of an instant, as YYYY-MM-DD. */
export function dayOf(instant: number | string): string {
  return new Date(new Date(instant).getTime() + ZONE_OFFSET_MS).toISOString().slice(0, 10)
}

/** An instant in the organisation's time zone, to the second, such as 2026-03-07T00:30:00+01:00. */
export function zonedTime(instant: number): string {
  return new Date(instant + ZONE_OFFSET_MS).toISOString().slice(0, 19) + ZONE_OFFSET
}

export function yearOf(instant: number | string): number {
  return Number(dayOf(instant).slice(0, 4))
}
