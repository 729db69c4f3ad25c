import { expect, test } from 'vitest'
import { dayAround, sharedHours, VISITOR_AWAKE } from '#src/features/mentors/hours.ts'

const hours = (now: string, timeZone: string, mentorZone: string) =>
  sharedHours({ now: new Date(now), timeZone }, { timeZone: mentorZone, awake: VISITOR_AWAKE }).minutes / 60

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
  const clock = { now: new Date('2026-11-22T12:00:00Z'), timeZone: 'Africa/Lagos' }
  const { minutes, spans } = sharedHours(clock, { timeZone: 'Africa/Lagos', awake: { from: 20, until: 8 } })
  expect(minutes).toBe(3 * 60)
  expect(spans).toEqual([
    { start: new Date('2026-11-22T06:00:00Z'), end: new Date('2026-11-22T07:00:00Z') },
    { start: new Date('2026-11-22T19:00:00Z'), end: new Date('2026-11-22T21:00:00Z') },
  ])
})

test('a day has 23 hours where the clocks go forward, 25 where they go back, and 24 otherwise', () => {
  const length = (now: string, zone: string) => {
    const { start, end } = dayAround({ now: new Date(now), timeZone: zone })
    return (end.getTime() - start.getTime()) / 3_600_000
  }
  expect(length('2026-03-29T12:00:00Z', 'Europe/London')).toBe(23)
  expect(length('2026-10-25T12:00:00Z', 'Europe/London')).toBe(25)
  expect(length('2026-03-29T12:00:00Z', 'Africa/Lagos')).toBe(24)
})
