import { instantOf, wallTimeAt, wallTimeInUtc } from '#src/lib/zoned-time.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
// The offsets of all zones differ by whole quarters of an hour, and waking hours begin and end at full hours.
const STEP = 15 * MINUTE

/** Full hours by the local clock; if the period ends after midnight, the end is less than the start. */
export type Awake = { from: number; until: number }

/** Assumed for visitors, and shown to them. */
export const VISITOR_AWAKE: Awake = { from: 7, until: 22 }

export type Place = { timeZone: string; awake: Awake }

export type SharedHours = {
  minutes: number
  /** In order and without overlap. */
  spans: Array<{ start: Date; end: Date }>
}

type Day = { start: Date; end: Date }

/** Converts an instant to local time as if it were UTC: both in milliseconds. */
type Clock = (time: number) => number

/** Looks offsets from UTC up at each step only on a day with a change of the clocks. */
function clockOn(timeZone: string, day: Day): Clock {
  const [start, end] = [day.start.getTime(), day.end.getTime()]
  const offsetAt = (time: number) => wallTimeInUtc(wallTimeAt(new Date(time), timeZone)).getTime() - time
  const offset = offsetAt(start)
  const isConstant = offset === offsetAt(end)
  return (time) => time + (isConstant ? offset : offsetAt(time))
}

function isAwake(wallTime: number, { from, until }: Awake): boolean {
  const hour = (((wallTime % DAY) + DAY) % DAY) / (60 * MINUTE)
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

/** The visitor's day around an instant: 23 or 25 hours long on a change of the clocks. */
export function dayAround(now: Date, timeZone: string): Day {
  const today = wallTimeAt(now, timeZone).slice(0, 10)
  const tomorrow = new Date(wallTimeInUtc(`${today}T00:00`).getTime() + DAY).toISOString().slice(0, 10)
  return { start: instantOf(`${today}T00:00`, timeZone), end: instantOf(`${tomorrow}T00:00`, timeZone) }
}

/** The times between two instants at which both are awake, including changes of the clocks in either place. */
export function sharedHours(day: Day, visitor: Place, mentor: Place): SharedHours {
  return hoursAwake(
    day,
    { ...visitor, clock: clockOn(visitor.timeZone, day) },
    { ...mentor, clock: clockOn(mentor.timeZone, day) },
  )
}

type Person = { awake: Awake; clock: Clock }

function hoursAwake(day: Day, visitor: Person, mentor: Person): SharedHours {
  const spans: SharedHours['spans'] = []
  let steps = 0
  for (let time = day.start.getTime(); time < day.end.getTime(); time += STEP) {
    if (!isAwake(visitor.clock(time), visitor.awake) || !isAwake(mentor.clock(time), mentor.awake)) continue
    steps += 1
    const last = spans.at(-1)
    if (last?.end.getTime() === time) last.end = new Date(time + STEP)
    else spans.push({ start: new Date(time), end: new Date(time + STEP) })
  }
  return { minutes: (steps * STEP) / MINUTE, spans }
}

/**
 * Computes shared hours for many mentors: each zone is looked up once, and each combination of zone and waking hours
 * is computed once.
 */
export function sharedHoursWith(now: Date, timeZone: string) {
  const day = dayAround(now, timeZone)
  const visitor = { awake: VISITOR_AWAKE, clock: clockOn(timeZone, day) }
  const clocks = new Map<string, Clock>()
  const known = new Map<string, SharedHours>()
  const clockIn = (zone: string) => {
    const clock = clocks.get(zone) ?? clockOn(zone, day)
    clocks.set(zone, clock)
    return clock
  }
  return (mentor: Place): SharedHours => {
    const key = `${mentor.timeZone} ${mentor.awake.from} ${mentor.awake.until}`
    const found =
      known.get(key) ?? hoursAwake(day, visitor, { awake: mentor.awake, clock: clockIn(mentor.timeZone) })
    known.set(key, found)
    return found
  }
}
