import { yearOf } from '#src/lib/addresses.ts'
import { monthName, weekdayName } from '#src/lib/dates.ts'
import { zoneText, type VisitorZone } from '#src/ui/use-visitor-clock.ts'
import { instantOf, wallTimeAt, wallTimeInUtc } from '#src/lib/zoned-time.ts'
import type { EventTimes, Period } from './event-state.ts'

// Node and browsers know a zone's short name only in a local variant of English: WAT in Nigeria, BST in Britain.
const LOCALES_WITH_ZONE_NAMES = ['en-GB', 'en-NG', 'en-US', 'en-AU', 'en-IN']

type Span = { start: string; end: string }

/** The time of an event by the clocks of its place: "Saturday 7 March 2026, 10:00–16:00 WAT (Lagos)". */
export function eventTimeText({ start, end, timeZone }: EventTimes): string {
  const isOneYear = yearOf(start) === yearOf(end)
  const text = spanText({ start, end }, { first: isOneYear ? '' : yearOf(start), last: yearOf(end) })
  const city = cityOf(timeZone)
  return `${text} ${zoneName(start, timeZone)}${city ? ` (${city})` : ''}`
}

/**
 * The time by the visitor's clock: "9:00–15:00 your time", with the days if they differ from those of the place. Null
 * if both clocks show the same.
 */
export function visitorTimeText(event: Span & Period, visitor: VisitorZone): string | null {
  const start = wallTimeAt(new Date(event.startsAt), visitor.timeZone)
  const end = wallTimeAt(new Date(event.endsAt), visitor.timeZone)
  if (start === event.start && end === event.end) return null
  const isWithinItsDay = [start, end, event.end].every((time) => dayOf(time) === dayOf(event.start))
  return `${isWithinItsDay ? hours({ start, end }) : spanText({ start, end })} ${zoneText(visitor)}`
}

/** The day of an event in large letters; an event of several days within a month shows the first and the last. */
export function dateBlock({ start, end }: Span): { days: string; month: string; year: string } {
  const lasts = wallTimeInUtc(end).getTime() - wallTimeInUtc(start).getTime()
  const isSeveralDays = lasts >= 24 * 60 * 60_000 && start.slice(0, 7) === end.slice(0, 7)
  const day = (wallTime: string) => String(Number(wallTime.slice(8, 10)))
  return {
    days: isSeveralDays ? `${day(start)}–${day(end)}` : day(start),
    month: monthName(start),
    year: yearOf(start),
  }
}

function spanText({ start, end }: Span, years = { first: '', last: '' }): string {
  if (dayOf(start) === dayOf(end)) return `${day(start, years.last)}, ${hours({ start, end })}`
  return `${day(start, years.first)}, ${hour(start)} – ${day(end, years.last)}, ${hour(end)}`
}

function day(wallTime: string, year: string): string {
  const text = [weekdayName(wallTime), Number(wallTime.slice(8, 10)), monthName(wallTime)]
  return [...text, year].join(' ').trimEnd()
}

function hours({ start, end }: Span): string {
  return `${hour(start)}–${hour(end)}`
}

function hour(wallTime: string): string {
  return wallTime.slice(11).replace(/^0/u, '')
}

function dayOf(wallTime: string): string {
  return wallTime.slice(0, 10)
}

function zoneName(wallTime: string, timeZone: string): string {
  const instant = instantOf(wallTime, timeZone)
  const names = LOCALES_WITH_ZONE_NAMES.map(
    (locale) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
        .formatToParts(instant)
        .find((part) => part.type === 'timeZoneName')?.value,
  )
  // Without a local name, "GMT+3" is exact.
  return names.find((name) => name && !/\d/u.test(name)) ?? names[0] ?? timeZone
}

function cityOf(timeZone: string): string | undefined {
  if (timeZone.startsWith('Etc/')) return undefined
  return timeZone.split('/').slice(1).at(-1)?.replaceAll('_', ' ')
}
