import { expect, test } from 'vitest'
import { formatDay, formatPeriod, monthName, weekdayName } from '#src/lib/dates.ts'

test('a date is formatted for readers', () => {
  expect(formatDay('2026-03-07')).toBe('7 March 2026')
  expect(formatDay('2023-12-31')).toBe('31 December 2023')
  expect(formatDay('2024-02-29')).toBe('29 February 2024')
})

test('months and days of the week have the names that Intl gives them', () => {
  const named = (day: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' }).format(new Date(day))
  for (let index = 1; index <= 12; index += 1) {
    const day = `2026-${String(index).padStart(2, '0')}-0${(index % 7) + 1}`
    expect(monthName(day)).toBe(named(day, { month: 'long' }))
    expect(weekdayName(`${day}T23:30`)).toBe(named(day, { weekday: 'long' }))
  }
})

test.each([
  [1, '1 day'],
  [7, '7 days'],
  [30, '1 month'],
  [45, '45 days'],
  [365, '1 year'],
  [400, '400 days'],
  [2555, '7 years'],
])('%i days are written as %s', (days, written) => {
  expect(formatPeriod(days)).toBe(written)
})
