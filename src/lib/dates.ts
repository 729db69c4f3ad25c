const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Formats a date such as 2026-03-07, ignoring a time, as 7 March 2026. */
export function formatDay(isoDay: string): string {
  return day.format(new Date(`${isoDay.slice(0, 10)}T00:00:00Z`))
}
