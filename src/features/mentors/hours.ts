import { weekdayName } from '#src/lib/dates.ts'
import { zoneText, type VisitorZone } from '#src/lib/visitor-zone.ts'
import { instantOf, wallTimeAt, wallTimeInUtc } from '#src/lib/zoned-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
// The offsets of all zones differ by whole quarters of an hour, and waking hours begin and end at full hours.
const STEP = 15 * MINUTE

/** Full hours by the local clock; if the period ends after midnight, the end is less than the start. */
export type Awake = { from: number; until: number }

/** Assumed for visitors, and shown to them. */
export const VISITOR_AWAKE: Awake = { from: 7, until: 22 }

export type HoursClock = { now: Date; timeZone: string }

type SharedHours = {
  minutes: number
  /** In order and without overlap. */
  spans: Array<{ start: Date; end: Date }>
}

/** The visitor's day around an instant: 23 or 25 hours long on a change of the clocks. */
export function dayAround({ now, timeZone }: HoursClock): { start: Date; end: Date } {
  const today = wallTimeAt(now, timeZone).slice(0, 10)
  const tomorrow = new Date(wallTimeInUtc(`${today}T00:00`).getTime() + DAY).toISOString().slice(0, 10)
  return { start: instantOf(`${today}T00:00`, timeZone), end: instantOf(`${tomorrow}T00:00`, timeZone) }
}

/**
 * The times of the visitor's day at which both are awake, including changes of the clocks in either place.
 */
export function sharedHours(clock: HoursClock, mentor: { timeZone: string; awake: Awake }): SharedHours {
  const { start, end } = dayAround(clock)
  const visitorTime = wallClock(clock.timeZone, start, end)
  const mentorTime = wallClock(mentor.timeZone, start, end)
  const spans: SharedHours['spans'] = []
  let minutes = 0
  for (let time = start.getTime(); time < end.getTime(); time += STEP) {
    if (!isAwake(visitorTime(time), VISITOR_AWAKE) || !isAwake(mentorTime(time), mentor.awake)) continue
    minutes += STEP / MINUTE
    const last = spans.at(-1)
    if (last?.end.getTime() === time) last.end = new Date(time + STEP)
    else spans.push({ start: new Date(time), end: new Date(time + STEP) })
  }
  return { minutes, spans }
}

/** Converts instants of a day to local time as if it were UTC, in milliseconds. */
function wallClock(timeZone: string, start: Date, end: Date): (time: number) => number {
  const offsetAt = (time: number) => wallTimeInUtc(wallTimeAt(new Date(time), timeZone)).getTime() - time
  const offset = offsetAt(start.getTime())
  // Slow, so that it is looked up at each step only on a day with a change of the clocks.
  return offset === offsetAt(end.getTime()) ? (time) => time + offset : (time) => time + offsetAt(time)
}

function isAwake(wallTime: number, { from, until }: Awake): boolean {
  const hour = (((wallTime % DAY) + DAY) % DAY) / HOUR
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

/** The mentor's time, such as "13:05", with the day if it is not the visitor's: "Monday, 01:05". */
export function timeThere({ now, timeZone }: HoursClock, mentorZone: string): string {
  const there = wallTimeAt(now, mentorZone)
  const time = there.slice(11, 16)
  const isSameDay = there.slice(0, 10) === wallTimeAt(now, timeZone).slice(0, 10)
  return isSameDay ? time : `${weekdayName(there)}, ${time}`
}

/** "2 hours ahead of you" */
export function differenceText(
  { now, timeZone, isZoneKnown }: HoursClock & VisitorZone,
  mentorZone: string,
): string {
  const wall = (zone: string) => wallTimeInUtc(wallTimeAt(now, zone)).getTime()
  const minutes = (wall(mentorZone) - wall(timeZone)) / MINUTE
  if (minutes === 0) return isZoneKnown ? 'the same time as yours' : 'the same time as in Lagos'
  return `${hoursText(Math.abs(minutes))} ${minutes > 0 ? 'ahead of' : 'behind'} ${isZoneKnown ? 'you' : 'Lagos'}`
}

/** "9 hours", "1 hour", "5 hours 30 minutes" */
export function hoursText(minutes: number): string {
  const counted = (count: number, unit: string) =>
    count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : []
  return [...counted(Math.floor(minutes / 60), 'hour'), ...counted(minutes % 60, 'minute')].join(' ')
}

/** "10:00–22:00 your time", or several periods: "07:00–08:00 and 20:00–22:00 your time". */
export function spansText({ spans }: SharedHours, visitor: VisitorZone): string {
  const time = (instant: Date) => wallTimeAt(instant, visitor.timeZone).slice(11, 16)
  return `${spans.map(({ start, end }) => `${time(start)}–${time(end)}`).join(' and ')} ${zoneText(visitor)}`
}
