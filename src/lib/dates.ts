// Intl has these names too, but its first formatter takes 50 ms on a slow phone, during hydration.
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The month of a date such as 2026-03-07 (a time is ignored): March. */
export function monthName(isoDay: string): string {
  return MONTHS[Number(isoDay.slice(5, 7)) - 1] ?? ''
}

/** The day of the week of a date such as 2026-03-07 (a time is ignored): Saturday. */
export function weekdayName(isoDay: string): string {
  return WEEKDAYS[new Date(isoDay.slice(0, 10)).getUTCDay()] ?? ''
}

/** Formats a date such as 2026-03-07, ignoring a time, as 7 March 2026. For an instant use `dayOf` (contract/days.ts). */
export function formatDay(isoDay: string): string {
  return `${Number(isoDay.slice(8, 10))} ${monthName(isoDay)} ${isoDay.slice(0, 4)}`
}

// From the longest to the shortest. A year counts 365 days and a month 30, as periods are round numbers.
const UNITS = [
  [365, 'year'],
  [30, 'month'],
  [1, 'day'],
] as const

/** Formats a number of days in the longest unit that divides it: 730 as 2 years, 90 as 3 months, 7 as 7 days. */
export function formatPeriod(days: number): string {
  const [length, unit] = UNITS.find(([candidate]) => days % candidate === 0) ?? [1, 'day']
  const count = days / length
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
