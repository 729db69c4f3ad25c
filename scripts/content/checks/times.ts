import { momentOf } from '#scripts/content/visibility/visibility.ts'
import { didYouMean } from './nearest.ts'
import type { Finding } from './problem.ts'

/** The problem with a day, or undefined. */
export function dateProblem(value: string): Finding | undefined {
  if (value.length === 10 && momentOf(value)) return undefined
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(value) ?? []
  const better = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const fix = momentOf(better) && `Did you mean ${better}?`
  return { rule: 'date', found: `"${value}" is no day of the calendar.`, fix }
}

/** The problem with a local time, or undefined. */
export function localDateTimeProblem(value: string): Finding | undefined {
  if (value.length > 10 && momentOf(value)) return undefined
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/i.exec(value) ?? []
  const fix = momentOf(`${day}T${time}`) && `Did you mean ${day}T${time}?`
  return { rule: 'date-time', found: `"${value}" is no day and time.`, fix }
}

/** The problem with a day or a local time, or undefined. */
export function momentProblem(value: string): Finding | undefined {
  return value.length > 10 ? localDateTimeProblem(value) : dateProblem(value)
}

/** The city in the name of a zone: Lagos for Africa/Lagos. */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** The problem with the name of a time zone, or undefined. */
export function timeZoneProblem(value: string): Finding | undefined {
  const zone = canonicalZone(value)
  const isOtherCase = zone !== value && zone?.toLowerCase() === value.toLowerCase()
  // Etc/GMT-1 is an hour ahead of UTC, contrary to what authors expect. UTC and EST are no places either.
  if (zone && /^(?!Etc\/)[A-Z]\w+\//.test(value) && !isOtherCase) return undefined
  const zones = Intl.supportedValuesOf('timeZone').map((name) => ({
    value: name,
    alsoCalled: [cityOf(name)],
  }))
  const found = `"${value}" is no time zone of a place.`
  return { rule: 'time-zone', found, fix: didYouMean(value, zones) }
}

/** The name of the zone on this system; renamed zones keep their old names. */
function canonicalZone(zone: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    // Intl throws a RangeError for unknown zones.
    return undefined
  }
}
