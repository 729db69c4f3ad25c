import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { visitorZone, type VisitorZone } from '#src/lib/visitor-zone.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

export type VisitorClock = VisitorZone & { now: Date }

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
