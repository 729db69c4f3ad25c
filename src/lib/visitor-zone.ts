import { TIME_ZONE } from '#contract/days.ts'

/** A clock with the time zone of the visitor, or with that of Lagos if the browser knows none. */
export type VisitorZone = { timeZone: string; isZoneKnown: boolean }

/**
 * The visitor's time zone. A browser on a system with an odd setting names 'Etc/Unknown', nothing, or a zone that it
 * cannot calculate with: then times are those of Lagos, and `zoneText` says so.
 */
export function visitorZone(): VisitorZone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isUsable(timeZone) ? { timeZone, isZoneKnown: true } : { timeZone: TIME_ZONE, isZoneKnown: false }
}

/** Whose time it is: "10:00 your time", "10:00 Lagos time". */
export function zoneText({ isZoneKnown }: Pick<VisitorZone, 'isZoneKnown'>): string {
  return isZoneKnown ? 'your time' : 'Lagos time'
}

function isUsable(timeZone: string | undefined): boolean {
  if (!timeZone || timeZone === 'Etc/Unknown') return false
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    // The zone is unknown to this browser.
    return false
  }
}
