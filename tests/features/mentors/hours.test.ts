import { expect, test } from 'vitest'
import { sharedHours, spansText, VISITOR_AWAKE } from '#src/features/mentors/hours.ts'

const hours = (now: string, timeZone: string, mentorZone: string) =>
  sharedHours({ now: new Date(now), timeZone }, { timeZone: mentorZone, awake: VISITOR_AWAKE }).minutes / 60

test('two people in one zone share their whole waking day', () => {
  expect(hours('2026-11-22T12:00:00Z', 'Africa/Lagos', 'Africa/Lagos')).toBe(15)
})

test('Lagos and Toronto share nine hours in winter and ten in summer, when Toronto moves its clocks', () => {
  expect(hours('2026-11-22T12:00:00Z', 'Africa/Lagos', 'America/Toronto')).toBe(9)
  expect(hours('2026-07-22T12:00:00Z', 'Africa/Lagos', 'America/Toronto')).toBe(10)
})

test('waking hours past midnight count at both ends of the day', () => {
  const clock = { now: new Date('2026-11-22T12:00:00Z'), timeZone: 'Africa/Lagos', isZoneKnown: true }
  const shared = sharedHours(clock, { timeZone: 'Africa/Lagos', awake: { from: 20, until: 8 } })
  expect(shared.minutes).toBe(3 * 60)
  expect(spansText(shared, clock)).toBe('07:00–08:00 and 20:00–22:00 your time')
})

test('hours are shared across the date line, and with a zone of quarters of an hour', () => {
  expect(hours('2026-11-22T12:00:00Z', 'Pacific/Kiritimati', 'Pacific/Pago_Pago')).toBe(14)
  expect(hours('2026-11-22T12:00:00Z', 'Africa/Lagos', 'Asia/Kathmandu')).toBe(10.25)
})
