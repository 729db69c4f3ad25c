import { expect, test } from 'vitest'
import { instantOf, wallTimeAt } from '#src/lib/zoned-time.ts'

test.each([
  ['2026-03-07T10:00', 'Africa/Lagos', '2026-03-07T09:00'],
  ['2026-03-07T10:00', 'UTC', '2026-03-07T10:00'],
  ['2026-01-15T23:30', 'Asia/Kolkata', '2026-01-15T18:00'],
  ['2026-01-15T00:30', 'Pacific/Kiritimati', '2026-01-14T10:30'],
  ['2026-01-15T23:30', 'Pacific/Pago_Pago', '2026-01-16T10:30'],
  ['2025-05-17T13:00', 'Europe/London', '2025-05-17T12:00'],
  ['2025-12-17T13:00', 'Europe/London', '2025-12-17T13:00'],
])('%s in %s is %s in UTC', (wallTime, zone, utc) => {
  const instant = instantOf(wallTime, zone)
  expect(instant.toISOString()).toBe(`${utc}:00.000Z`)
  expect(wallTimeAt(instant, zone)).toBe(wallTime)
})

test.each([
  ['before the clocks go forward', '2026-03-29T00:59', '2026-03-29T00:59'],
  ['after the clocks went forward', '2026-03-29T02:00', '2026-03-29T01:00'],
  ['before the clocks go back', '2026-10-25T00:59', '2026-10-24T23:59'],
  ['after the clocks went back', '2026-10-25T02:00', '2026-10-25T02:00'],
])('in London, the minute %s has the right offset', (_, wallTime, utc) => {
  expect(instantOf(wallTime, 'Europe/London').toISOString()).toBe(`${utc}:00.000Z`)
})

test('a time that the clocks jump over lies as long after the jump', () => {
  const instant = instantOf('2026-03-29T01:30', 'Europe/London')
  expect(instant.toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(wallTimeAt(instant, 'Europe/London')).toBe('2026-03-29T02:30')
})

test('a time that occurs twice is the first of both', () => {
  expect(instantOf('2026-10-25T01:30', 'Europe/London').toISOString()).toBe('2026-10-25T00:30:00.000Z')
})
