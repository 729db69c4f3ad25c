const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const clocks = new Map<string, Intl.DateTimeFormat>()

// Formatters are expensive to create, and a page needs the same few zones repeatedly.
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    // In Swedish, times are written as in the content, but for a space.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    clocks.set(timeZone, clock)
  }
  return clock
}

/** The local time in a zone at an instant, in the format of the content: 2026-03-07T10:00. */
export function wallTimeAt(instant: Date, timeZone: string): string {
  // A typing error such as the year 0206 has to be read as well.
  return clockOf(timeZone).format(instant).replace(' ', 'T').padStart(16, '0')
}

/** Reads a local time as if it were UTC: for arithmetic with other local times only. */
export function wallTimeInUtc(wallTime: string): Date {
  return new Date(`${wallTime}Z`)
}

/**
 * The instant of a local time. An ambiguous time gives the earlier instant; a skipped time is moved forward by the
 * length of the gap (Temporal's "compatible").
 */
export function instantOf(wallTime: string, timeZone: string): Date {
  const inUtc = wallTimeInUtc(wallTime).getTime()
  const offsetAt = (time: number) => wallTimeInUtc(wallTimeAt(new Date(time), timeZone)).getTime() - time
  // No zone is more than 14 hours from UTC or changes twice in two days, so these two are all possible offsets.
  const before = inUtc - offsetAt(inUtc - DAY)
  const after = inUtc - offsetAt(inUtc + DAY)
  const shows = (time: number) => wallTimeAt(new Date(time), timeZone) === wallTime
  return new Date(!shows(before) && shows(after) ? after : before)
}
