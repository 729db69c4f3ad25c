import { weekdayName } from '#src/lib/dates.ts'
import { zoneText, type VisitorZone } from '#src/lib/visitor-zone.ts'
import { wallTimeAt, wallTimeInUtc } from '#src/lib/zoned-time.ts'
import type { SharedHours } from './waking-hours.ts'

const MINUTES_PER_HOUR = 60

type Clock = VisitorZone & { now: Date }

/** The mentor's time, such as "13:05", with the day if it is not the visitor's: "Monday, 01:05". */
export function timeThere({ now, timeZone }: Clock, mentorZone: string): string {
  const there = wallTimeAt(now, mentorZone)
  const time = there.slice(11, 16)
  const isSameDay = there.slice(0, 10) === wallTimeAt(now, timeZone).slice(0, 10)
  return isSameDay ? time : `${weekdayName(there)}, ${time}`
}

/** "2 hours ahead of you" */
export function differenceText({ now, timeZone, isZoneKnown }: Clock, mentorZone: string): string {
  const wall = (zone: string) => wallTimeInUtc(wallTimeAt(now, zone)).getTime()
  const minutes = (wall(mentorZone) - wall(timeZone)) / 60_000
  if (minutes === 0) return isZoneKnown ? 'the same time as yours' : 'the same time as in Lagos'
  return `${hoursText(Math.abs(minutes))} ${minutes > 0 ? 'ahead of' : 'behind'} ${isZoneKnown ? 'you' : 'Lagos'}`
}

/** "9 hours", "1 hour", "5 hours 30 minutes" */
export function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR)
  const rest = minutes % MINUTES_PER_HOUR
  const parts = [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')].filter(Boolean)
  return parts.length === 0 ? 'No time' : parts.join(' ')
}

/** "10:00–22:00 your time", or several periods: "07:00–08:00 and 20:00–22:00 your time". */
export function spansText({ spans }: SharedHours, visitor: VisitorZone): string {
  const time = (instant: Date) => wallTimeAt(instant, visitor.timeZone).slice(11, 16)
  return `${spans.map(({ start, end }) => `${time(start)}–${time(end)}`).join(' and ')} ${zoneText(visitor)}`
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
