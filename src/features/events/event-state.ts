import { instantOf } from '#src/lib/zoned-time.ts'

/** Wall-clock times such as 2026-03-07T10:00, as in the content, with their time zone. */
export type EventTimes = { start: string; end: string; timeZone: string }

/** The same as instants, in ISO 8601 and UTC. */
export type Period = { startsAt: string; endsAt: string }

export type EventState = 'upcoming' | 'now' | 'past'

/**
 * Converts wall-clock times to instants. At build time, not in the browser: an old phone may not know the current name
 * of the zone.
 */
export function periodOf({ start, end, timeZone }: EventTimes): Period {
  return { startsAt: isoMinute(instantOf(start, timeZone)), endsAt: isoMinute(instantOf(end, timeZone)) }
}

function isoMinute(instant: Date): string {
  return `${instant.toISOString().slice(0, 16)}Z`
}

/** It happens from its first minute on, and is past from the minute it ends at. */
export function eventState({ startsAt, endsAt }: Period, now: Date): EventState {
  if (now < new Date(startsAt)) return 'upcoming'
  return now < new Date(endsAt) ? 'now' : 'past'
}

const YEAR = 365 * 24 * 60 * 60 * 1000

/** Whether /events shows it: it is to come, or ended at most a year ago (EVENT-7). */
export function isRecent({ endsAt }: Period, now: Date): boolean {
  return Date.parse(endsAt) >= now.getTime() - YEAR
}

/** How many events to come, and how many past ones, /events shows at most; the pages of the years have all. */
export const EVENTS_SHOWN = 12

/** What /events shows: the soonest of those to come, and the latest of the past year (EVENT-7). */
export function currentEvents<Event extends Period>(events: ReadonlyArray<Event>, now: Date): Array<Event> {
  const groups = groupEvents(
    events.filter((event) => isRecent(event, now)),
    now,
  )
  const shown = Object.values(groups).flatMap((group) => group.slice(0, EVENTS_SHOWN))
  return events.filter((event) => shown.includes(event))
}

/** Upcoming events with the soonest first, those that happen now likewise, past ones with the latest first. */
export function groupEvents<Event extends Period>(
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

/** The order without a clock: latest start first. */
export function newestFirst<Event extends Period>(events: ReadonlyArray<Event>): Array<Event> {
  return events.slice().sort((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt))
}
