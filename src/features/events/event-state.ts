import { takesPlace, type EventNotice } from './event-notice.ts'
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

/** Whether /events lists the event: it has not ended, or ended at most a year ago (EVENT-7). */
function isRecent({ endsAt }: Period, now: Date): boolean {
  return Date.parse(endsAt) >= now.getTime() - YEAR
}

/** The maximum of upcoming and of past events on /events; the pages of the years list all events. */
export const EVENTS_SHOWN = 12

/** The events on /events: the next upcoming ones and the latest of the past year (EVENT-7). */
export function currentEvents<Event extends Planned>(events: ReadonlyArray<Event>, now: Date): Array<Event> {
  const groups = groupEvents(
    events.filter((event) => isRecent(event, now)),
    now,
  )
  const shown = Object.values(groups).flatMap((group) => group.slice(0, EVENTS_SHOWN))
  return events.filter((event) => shown.includes(event))
}

/** Groups events by state. Upcoming and current events are sorted by start, past events latest first. */
export function groupEvents<Event extends Planned>(
  events: ReadonlyArray<Event>,
  now: Date,
): Record<EventState, Array<Event>> {
  const latestFirst = newestFirst(events)
  const soonestFirst = latestFirst.slice().reverse()
  return {
    upcoming: soonestFirst.filter((event) => eventState(event, now) === 'upcoming'),
    now: soonestFirst.filter((event) => eventState(event, now) === 'now'),
    past: latestFirst.filter((event) => eventState(event, now) === 'past'),
  }
}

/** Sorts by start, latest first, regardless of the current time. */
export function newestFirst<Event extends Period>(events: ReadonlyArray<Event>): Array<Event> {
  return events.slice().sort((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt))
}
