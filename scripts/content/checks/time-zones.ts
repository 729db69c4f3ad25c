import { didYouMean, type Candidate } from './nearest.ts'
import type { Finding } from './problem.ts'

/** The city in the name of a zone: Lagos for Africa/Lagos. */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

function knownZones(): Array<Candidate> {
  return Intl.supportedValuesOf('timeZone').map((value) => ({ value, alsoCalled: [cityOf(value)] }))
}

/** The canonical name of the zone on this system; renamed zones keep their old names. */
function resolved(zone: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    // Intl throws a RangeError for unknown zones.
    return undefined
  }
}

/** The problem with the name of a time zone, or undefined. */
export function timeZoneProblem(value: string): Finding | undefined {
  const zone = resolved(value)
  const isName = /^[A-Z]/.test(value)
  const isOtherCase = zone !== value && zone?.toLowerCase() === value.toLowerCase()
  // Etc/GMT-1 is an hour ahead of UTC, contrary to what authors expect. UTC and EST are no places either.
  const isOffset =
    /^Etc\//i.test(value) ||
    (zone !== undefined && /^(?:[A-Z\d]{3,7}|GMT[+-]0|Greenwich|Universal|Zulu)$/.test(value))
  if (zone !== undefined && isName && !isOtherCase && !isOffset) return undefined
  return {
    rule: 'time-zone',
    found: isOffset ? `"${value}" names no place.` : `there is no time zone "${value}".`,
    fix: didYouMean(value, knownZones()),
  }
}
