import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

export type VisitorClock = { now: Date; timeZone: string }

/**
 * The minute and the time zone of whoever looks at the page, or null until it has come to life: the prerendered page does
 * not know when or where it will be read. While developing, `?now=2026-03-01` in the address sets the clock, so that
 * editors see what a page will look like on any day; `?now=2026-03-07T10:30` also sets the hour.
 */
export function useVisitorClock(): VisitorClock | null {
  const minute = useSyncExternalStore(subscribe, readMinute, unknown)
  if (minute === null) return null
  return { now: new Date(minute), timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
}

// Timers stand still in tabs that nobody sees and in sleeping devices, so whoever comes back is shown the time at once.
function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>
  function waitForNextMinute() {
    timer = setTimeout(
      () => {
        onChange()
        waitForNextMinute()
      },
      MINUTE - (Date.now() % MINUTE),
    )
  }
  waitForNextMinute()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

function readMinute(): number {
  return Math.floor((previewedTime() ?? Date.now()) / MINUTE) * MINUTE
}

function previewedTime(): number | null {
  if (!import.meta.env.DEV) return null
  const time = Date.parse(new URLSearchParams(location.search).get('now') ?? '')
  return Number.isNaN(time) ? null : time
}

function unknown() {
  return null
}
