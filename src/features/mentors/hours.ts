import { weekdayName } from '#src/lib/dates.ts'
import { zoneText, type VisitorZone } from '#src/ui/use-visitor-clock.ts'
import { wallTimeAt, wallTimeInUtc } from '#src/lib/zoned-time.ts'

const HOUR = 60
const DAY = 24 * HOUR
// The offsets of all zones differ by whole quarters of an hour, and waking hours begin and end at full hours.
const STEP = 15

/** Full hours by the local clock; if the period ends after midnight, the end is less than the start. */
type Awake = { from: number; until: number }

/** Assumed for visitors, and shown to them. */
export const VISITOR_AWAKE: Awake = { from: 7, until: 22 }

export type HoursClock = { now: Date; timeZone: string }

type SharedHours = {
  minutes: number
  /** In minutes since the visitor's midnight, in order and without overlap. */
  spans: Array<{ from: number; until: number }>
}

/** The times of a day at which both are awake, with the present difference between their clocks. */
export function sharedHours(clock: HoursClock, mentor: { timeZone: string; awake: Awake }): SharedHours {
  const ahead = minutesAhead(clock, mentor.timeZone)
  const spans: SharedHours['spans'] = []
  for (let minute = 0; minute < DAY; minute += STEP) {
    if (!isAwake(minute, VISITOR_AWAKE) || !isAwake(minute + ahead, mentor.awake)) continue
    const last = spans.at(-1)
    if (last?.until === minute) last.until += STEP
    else spans.push({ from: minute, until: minute + STEP })
  }
  return { minutes: spans.reduce((sum, { from, until }) => sum + until - from, 0), spans }
}

function minutesAhead({ now, timeZone }: HoursClock, mentorZone: string): number {
  const minutes = (zone: string) => wallTimeInUtc(wallTimeAt(now, zone)).getTime() / 60_000
  return minutes(mentorZone) - minutes(timeZone)
}

function isAwake(minute: number, { from, until }: Awake): boolean {
  const hour = (((minute % DAY) + DAY) % DAY) / HOUR
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
export function differenceText(clock: HoursClock & VisitorZone, mentorZone: string): string {
  const minutes = minutesAhead(clock, mentorZone)
  const visitor = clock.isZoneKnown ? 'you' : 'Lagos'
  if (minutes === 0) return clock.isZoneKnown ? 'the same time as yours' : 'the same time as in Lagos'
  return `${hoursText(Math.abs(minutes))} ${minutes > 0 ? 'ahead of' : 'behind'} ${visitor}`
}

/** "9 hours", "1 hour", "5 hours 30 minutes" */
export function hoursText(minutes: number): string {
  const counted = (count: number, unit: string) =>
    count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : []
  return [...counted(Math.floor(minutes / HOUR), 'hour'), ...counted(minutes % HOUR, 'minute')].join(' ')
}

/** "10:00–22:00 your time", or several periods: "07:00–08:00 and 20:00–22:00 your time". */
export function spansText({ spans }: SharedHours, visitor: VisitorZone): string {
  const time = (minute: number) =>
    [Math.floor(minute / HOUR), minute % HOUR].map((part) => String(part).padStart(2, '0')).join(':')
  return `${spans.map(({ from, until }) => `${time(from)}–${time(until)}`).join(' and ')} ${zoneText(visitor)}`
}
