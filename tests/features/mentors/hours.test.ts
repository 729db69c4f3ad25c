import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAround, sharedHours, VISITOR_AWAKE } from '#src/features/mentors/hours.ts'
import { wallTimeAt } from '#src/lib/zoned-time.ts'

const MINUTE = 60_000
const zones = [
  'Africa/Lagos',
  'Europe/London',
  'America/Toronto',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
]
const anyPlace = fc.record({
  timeZone: fc.constantFrom(...zones),
  awake: fc.record({ from: fc.integer({ min: 0, max: 23 }), until: fc.integer({ min: 0, max: 24 }) }),
})
const anyInstant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
})

const hours = (now: string, timeZone: string, mentorZone: string, awake = VISITOR_AWAKE) =>
  sharedHours({ now: new Date(now), timeZone }, { timeZone: mentorZone, awake }).minutes / 60

test('two people in one zone share their whole waking day', () => {
  expect(hours('2026-11-22T12:00:00Z', 'Africa/Lagos', 'Africa/Lagos')).toBe(15)
})

test('Lagos and Toronto share nine hours in winter and ten in summer, when Toronto moves its clocks', () => {
  expect(hours('2026-11-22T12:00:00Z', 'Africa/Lagos', 'America/Toronto')).toBe(9)
  expect(hours('2026-07-22T12:00:00Z', 'Africa/Lagos', 'America/Toronto')).toBe(10)
})

test('on the day on which Toronto loses an hour of sleep, the change in the middle of the visitor’s day counts', () => {
  // Toronto jumps from 2:00 to 3:00 at 7:00 UTC, which is 8:00 in Lagos: 7:00 in Toronto is then 12:00 in Lagos, not
  // 13:00.
  expect(hours('2026-03-07T12:00:00Z', 'Africa/Lagos', 'America/Toronto')).toBe(9)
  expect(hours('2026-03-08T12:00:00Z', 'Africa/Lagos', 'America/Toronto')).toBe(10)
})

test('waking hours past midnight count at both ends of the day', () => {
  expect(hours('2026-11-22T12:00:00Z', 'Africa/Lagos', 'Africa/Lagos', { from: 20, until: 8 })).toBe(3)
})

test('a day has 23 hours where the clocks go forward, 25 where they go back, and 24 otherwise', () => {
  const length = (now: string, zone: string) => {
    const { start, end } = dayAround({ now: new Date(now), timeZone: zone })
    return (end.getTime() - start.getTime()) / (60 * MINUTE)
  }
  expect(length('2026-03-29T12:00:00Z', 'Europe/London')).toBe(23)
  expect(length('2026-10-25T12:00:00Z', 'Europe/London')).toBe(25)
  expect(length('2026-03-29T12:00:00Z', 'Africa/Lagos')).toBe(24)
})

test('the spans hold exactly the minutes in which both clocks show waking hours, on any day of two years', () => {
  const isAwake = (
    instant: number,
    { timeZone, awake }: { timeZone: string; awake: typeof VISITOR_AWAKE },
  ) => {
    const hour = Number(wallTimeAt(new Date(instant), timeZone).slice(11, 13))
    const { from, until } = awake
    return from < until ? hour >= from && hour < until : hour >= from || hour < until
  }
  fc.assert(
    fc.property(anyInstant, anyPlace, anyPlace, (now, visitor, mentor) => {
      const clock = { now, timeZone: visitor.timeZone }
      const day = dayAround(clock)
      const shared = sharedHours(clock, mentor, visitor.awake)
      let minutes = 0
      for (let time = day.start.getTime(); time < day.end.getTime(); time += 5 * MINUTE) {
        const isInside = shared.spans.some(
          ({ start, end }) => start.getTime() <= time && time < end.getTime(),
        )
        expect(isInside).toBe(isAwake(time, visitor) && isAwake(time, mentor))
        if (isInside) minutes += 5
      }
      expect(shared.minutes).toBe(minutes)
    }),
    { numRuns: 25 },
  )
}, 120_000)
