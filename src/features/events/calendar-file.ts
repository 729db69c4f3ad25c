import ICAL from 'ical.js'
import { TIME_ZONE } from '#contract/days.ts'
import type { EventCalendarEntry } from '#src/content/events.ts'
import { eventUrl } from '#src/lib/addresses.ts'
import { instantOf } from '#src/lib/zoned-time.ts'
import { eventNotice, isoMinute, periodOf, takesPlace, type EventNotice } from './event-state.ts'

// RFC 5545, 3.1: at most 75 octets. ical.js does not count the space that begins a continuation.
ICAL.foldLength = 74

/** The revision of an event that has not changed since it was announced. */
const BEFORE_ALL_CHANGES = '2000-01-01T00:00Z'

type CalendarOptions = {
  /** The organisation and its domain, which becomes a part of each event's UID. */
  organisation: { name: string; domain: string }
  /** The URL of the site, such as https://example.org. */
  site: string
  name?: string
}

type Properties = Record<string, string | number | ICAL.Time | null | undefined>

/** Writes events as an iCalendar file (RFC 5545). The same content always gives the same bytes. */
export function calendarFile(
  entries: ReadonlyArray<EventCalendarEntry>,
  { organisation, site, name }: CalendarOptions,
): string {
  const calendar = component('vcalendar', {
    version: '2.0',
    prodid: `-//${organisation.name}//Events//EN`,
    calscale: 'GREGORIAN',
  })
  for (const property of name ? subscription(name) : []) calendar.addProperty(property)
  for (const entry of entries)
    calendar.addSubcomponent(component('vevent', eventProperties(entry, organisation.domain, site)))
  return `${calendar.toString()}\r\n`
}

function component(name: string, properties: Properties): ICAL.Component {
  const made = new ICAL.Component(name)
  for (const [property, value] of Object.entries(properties))
    if (value != null) made.addPropertyWithValue(property, value)
  return made
}

export function calendarResponse(file: string): Response {
  return new Response(file, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } })
}

// RFC 7986, 5.1 and 5.7, each with the older property that most calendars still read.
function subscription(name: string): Array<ICAL.Property> {
  return [
    new ICAL.Property(['name', {}, 'text', name]),
    new ICAL.Property(['x-wr-calname', {}, 'text', name]),
    new ICAL.Property(['refresh-interval', {}, 'duration', 'P1D']),
    new ICAL.Property(['x-published-ttl', {}, 'duration', 'P1D']),
  ]
}

// RFC 5545, 3.6.1. Times are in UTC, as local times would require a VTIMEZONE with the rules of the zone.
function eventProperties(entry: EventCalendarEntry, domain: string, site: string): Properties {
  const { startsAt, endsAt } = periodOf(entry)
  const notice = eventNotice(entry.changes)
  const revisedAt = utc(revision(entry.changes))
  return {
    uid: `${entry.slug}@${domain}`,
    dtstamp: revisedAt,
    'last-modified': revisedAt,
    sequence: entry.changes.length,
    status: calendarStatus(notice),
    // An event that does not take place leaves the time free.
    transp: takesPlace(notice) ? null : 'TRANSPARENT',
    dtstart: utc(startsAt),
    dtend: utc(endsAt),
    // Many calendars show no STATUS.
    summary: takesPlace(notice) ? entry.title : `${notice?.badge}: ${entry.title}`,
    location: entry.isOnline ? `Online: ${entry.place}` : entry.place,
    description: description(entry, notice),
    url: new URL(eventUrl(entry.slug), site).href,
  }
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
  if (at === undefined) return BEFORE_ALL_CHANGES
  return isoMinute(instantOf(at.length === 10 ? `${at}T00:00` : at, TIME_ZONE))
}

// RFC 5545, 3.8.1.11.
function calendarStatus(notice: EventNotice | null): string {
  if (notice?.status === 'cancelled') return 'CANCELLED'
  return notice?.status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED'
}

function utc(isoMinute: string): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(isoMinute), true)
}
