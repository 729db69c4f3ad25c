import { TIME_ZONE } from '#contract/days.ts'
import type { EventCalendarEntry } from '#src/content/events.ts'
import { eventUrl } from '#src/lib/addresses.ts'
import { instantOf } from '#src/lib/zoned-time.ts'
import { eventNotice, takesPlace, type EventNotice } from './event-notice.ts'
import { isoMinute, periodOf } from './event-state.ts'

const LINE_OCTETS = 75

/** The revision of an event that has not changed since it was announced. */
const BEFORE_ALL_CHANGES = '2000-01-01T00:00Z'

type CalendarOptions = {
  /** The organisation and its domain, which becomes a part of each event's UID. */
  organisation: { name: string; domain: string }
  /** The URL of the site, such as https://example.org; without it entries have no link. */
  site?: string
  /** The name of a subscribed calendar. */
  name?: string
}

/** Writes events as an iCalendar file (RFC 5545). The same content always gives the same bytes. */
export function calendarFile(
  entries: ReadonlyArray<EventCalendarEntry>,
  { organisation, site, name }: CalendarOptions,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${organisation.name}//Events//EN`)}`,
    'CALSCALE:GREGORIAN',
    ...(name ? subscription(name) : []),
    ...entries.flatMap((entry) => eventLines(entry, organisation.domain, site)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A response with a calendar file. */
export function calendarResponse(file: string): Response {
  return new Response(file, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } })
}

// RFC 7986, 5.1 and 5.7, each with the older property that most calendars still read.
function subscription(name: string): Array<string> {
  return [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
  ]
}

// RFC 5545, 3.6.1. Times are in UTC, as local times would require a VTIMEZONE with the rules of the zone.
function eventLines(entry: EventCalendarEntry, domain: string, site?: string): Array<string> {
  const { startsAt, endsAt } = periodOf(entry)
  const notice = eventNotice(entry.changes)
  const revisedAt = revision(entry.changes)
  return [
    'BEGIN:VEVENT',
    `UID:${entry.slug}@${domain}`,
    `DTSTAMP:${revisedAt}`,
    `LAST-MODIFIED:${revisedAt}`,
    `SEQUENCE:${entry.changes.length}`,
    `STATUS:${calendarStatus(notice)}`,
    // An event that does not take place leaves the time free.
    ...(takesPlace(notice) ? [] : ['TRANSP:TRANSPARENT']),
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    // Many calendars show no STATUS.
    `SUMMARY:${escaped(takesPlace(notice) ? entry.title : `${notice?.badge}: ${entry.title}`)}`,
    `LOCATION:${escaped(entry.isOnline ? `Online: ${entry.place}` : entry.place)}`,
    `DESCRIPTION:${escaped(description(entry, notice))}`,
    ...(site ? [`URL:${new URL(eventUrl(entry.slug), site).href}`] : []),
    'END:VEVENT',
  ]
}

function description(
  { theme, text, registrationUrl, replay }: EventCalendarEntry,
  notice: EventNotice | null,
): string {
  return [
    notice && `${notice.sentence} ${notice.note}`,
    theme,
    text,
    takesPlace(notice) && registrationUrl && `Register: ${registrationUrl}`,
    replay && `Recording (${replay.minutes} minutes): ${replay.url}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * The time of the last revision (3.8.7.2): that of the last change, which never goes back. The build time would mark every
 * event as changed after every build, and the start can move.
 */
function revision(changes: EventCalendarEntry['changes']): string {
  const at = changes.at(-1)?.at
  if (at === undefined) return utc(BEFORE_ALL_CHANGES)
  return utc(isoMinute(instantOf(at.length === 10 ? `${at}T00:00` : at, TIME_ZONE)))
}

// RFC 5545, 3.8.1.11.
function calendarStatus(notice: EventNotice | null): string {
  if (notice?.status === 'cancelled') return 'CANCELLED'
  return notice?.status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED'
}

// RFC 5545, 3.3.5, form 2.
function utc(isoMinute: string): string {
  return `${isoMinute.replace(/[-:]|Z$/gu, '')}00Z`
}

// RFC 5545, 3.3.11.
function escaped(text: string): string {
  return text.replace(/[\\;,]/gu, '\\$&').replace(/\r\n|\r|\n/gu, '\\n')
}

// RFC 5545, 3.1: lines end before their 76th octet and continue after a space, which counts too. Characters are never
// split.
function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}
