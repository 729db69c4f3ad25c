import type { EventChange } from '#src/content/events.ts'
import { formatDay, weekdayName } from '#src/lib/dates.ts'
import { capitalized } from '#src/lib/words.ts'
import { instantOf } from '#src/lib/zoned-time.ts'

/** Local times such as 2026-03-07T10:00, as in the content, with their time zone. */
export type EventTimes = { start: string; end: string; timeZone: string }

/** Start and end as instants, in ISO 8601 and UTC. */
export type Period = { startsAt: string; endsAt: string }

/** A period, and whether something is held in it: a cancelled or postponed event only had it once. */
type Planned = Period & { notice?: EventNotice | null }

export type EventState = 'upcoming' | 'now' | 'past'

/**
 * Converts local times to instants. At build time, because an old phone may not know the current name of the zone.
 */
export function periodOf({ start, end, timeZone }: EventTimes): Period {
  return { startsAt: isoMinute(instantOf(start, timeZone)), endsAt: isoMinute(instantOf(end, timeZone)) }
}

/** An instant without seconds: 2026-03-07T09:00Z. */
export function isoMinute(instant: Date): string {
  return `${instant.toISOString().slice(0, 16)}Z`
}

/**
 * An event is on from its first minute, and past from the minute at which it ends. One that does not take place is never
 * on: whoever looks for it on that day finds it among the upcoming ones.
 */
export function eventState({ startsAt, endsAt, notice = null }: Planned, now: Date): EventState {
  if (now >= new Date(endsAt)) return 'past'
  return now < new Date(startsAt) || !takesPlace(notice) ? 'upcoming' : 'now'
}

const YEAR = 365 * 24 * 60 * 60 * 1000

/** The maximum of upcoming and of past events on /events; the pages of the years list all events. */
export const EVENTS_SHOWN = 12

/** The events on /events: the next upcoming ones and the latest of the past year (EVENT-7). */
export function currentEvents<Event extends Planned>(events: ReadonlyArray<Event>, now: Date): Array<Event> {
  const recent = events.filter((event) => Date.parse(event.endsAt) >= now.getTime() - YEAR)
  return Object.values(groupEvents(recent, now)).flatMap((group) => group.slice(0, EVENTS_SHOWN))
}

/** Groups events by state. Upcoming and current events are sorted by start, past events latest first. */
export function groupEvents<Event extends Planned>(
  events: ReadonlyArray<Event>,
  now: Date,
): Record<EventState, Array<Event>> {
  const latestFirst = newestFirst(events)
  const inState = (state: EventState) => latestFirst.filter((event) => eventState(event, now) === state)
  return { upcoming: inState('upcoming').reverse(), now: inState('now').reverse(), past: inState('past') }
}

/** Sorts by start, latest first, regardless of the current time. */
export function newestFirst<Event extends Period>(events: ReadonlyArray<Event>): Array<Event> {
  return events.slice().sort((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt))
}

/** What visitors must know beforehand: the last change of an event since it was announced, and the day it was told. */
export type EventNotice = NonNullable<ReturnType<typeof eventNotice>>

/** The notice of an event, or null if nothing has changed. Prepared at build time, in words that no day makes wrong. */
export function eventNotice(changes: ReadonlyArray<EventChange>) {
  const last = changes.at(-1)
  if (!last) return null
  const { status, at, note } = last
  return { status, badge: capitalized(status), sentence: sentenceOf(last), note, toldOn: formatDay(at) }
}

/** Whether an event with this notice is held on its date. */
export function takesPlace(notice: Pick<EventChange, 'status'> | null): boolean {
  return notice?.status !== 'cancelled' && notice?.status !== 'postponed'
}

function sentenceOf({ status, previousStart }: EventChange): string {
  switch (status) {
    case 'cancelled':
      return 'This event has been cancelled.'
    case 'postponed':
      return 'This event has been postponed. The date given here is the old one; the new one is not known yet.'
    case 'rescheduled':
      return `This event has been moved.${previousStart ? ` It was planned for ${dayAndHour(previousStart)}.` : ''}`
    case 'changed':
      return 'Something has changed since this event was announced.'
  }
}

function dayAndHour(wallTime: string): string {
  return `${weekdayName(wallTime)} ${formatDay(wallTime)}, ${wallTime.slice(11).replace(/^0/u, '')}`
}
