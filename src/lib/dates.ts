const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Formats a date such as 2026-03-07 (a time is ignored) as 7 March 2026. */
export function formatDay(isoDay: string): string {
  return day.format(new Date(`${isoDay.slice(0, 10)}T00:00:00Z`))
}

// From the longest to the shortest. A year counts 365 days and a month 30: periods are written as round numbers.
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
