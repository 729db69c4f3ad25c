import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { TIME_ZONE } from '#contract/days.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** The time zone of the visitor, or that of Lagos if the browser knows none. */
export type VisitorZone = { timeZone: string; isZoneKnown: boolean }

export type VisitorClock = VisitorZone & { now: Date }

/** Whose time it is: "10:00 your time", "10:00 Lagos time". */
export function zoneText({ isZoneKnown }: Pick<VisitorZone, 'isZoneKnown'>): string {
  return isZoneKnown ? 'your time' : 'Lagos time'
}

/**
 * The visitor's current minute, or null before hydration, because the prerendered page cannot know it. A site built
 * with `--now` uses the clock of its content.
 */
export function useNow(): Date | null {
  // Deferred, so that a long list is rendered in pieces.
  const minute = useDeferredValue(useSyncExternalStore(subscribe, readMinute, () => null))
  return useMemo(() => (minute === null ? null : new Date(minute)), [minute])
}

/** The same with the visitor's time zone, which costs a slow phone a fifth of a second: only for pages that show hours. */
export function useVisitorClock(): VisitorClock | null {
  const now = useNow()
  return useMemo(() => now && { now, ...visitorZone() }, [now])
}

// Timers stop in hidden tabs and sleeping devices, so the time is also read when the page becomes visible.
function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, SECOND)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

function readMinute(): number {
  return Math.floor((__CONTENT_NOW__ ?? Date.now()) / MINUTE) * MINUTE
}

/**
 * The visitor's time zone. A browser on a system with an odd setting names 'Etc/Unknown', nothing, or a zone that it
 * cannot calculate with: then times are those of Lagos, and `zoneText` says so.
 */
function visitorZone(): VisitorZone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const unknown = { timeZone: TIME_ZONE, isZoneKnown: false }
  if (!timeZone || timeZone === 'Etc/Unknown') return unknown
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return { timeZone, isZoneKnown: true }
  } catch {
    return unknown
  }
}
