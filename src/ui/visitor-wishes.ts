import { useSyncExternalStore } from 'react'
import { isDataSaved, watchDataSaver } from '#src/lib/data-saver.ts'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion. False before hydration, like all of these. */
export function useIsLessMotionWanted(): boolean {
  return useSyncExternalStore(watchMotion, readMotion, no)
}

/** Whether data saving is on, by the site's switch or by a browser setting. */
export function useIsDataSaved(): boolean {
  return useSyncExternalStore(watchDataSaver, isDataSaved, no)
}

/** Whether there is no connection, so that nothing further can be loaded. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(watchNetwork, readNetwork, no)
}

/** Whether the tab is hidden. */
export function useIsTabHidden(): boolean {
  return useSyncExternalStore(watchTab, readTab, no)
}

function no(): boolean {
  return false
}

function watchMotion(onChange: () => void) {
  const query = matchMedia(LESS_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function readMotion(): boolean {
  return matchMedia(LESS_MOTION).matches
}

function watchNetwork(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

function readNetwork(): boolean {
  return !navigator.onLine
}

function watchTab(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function readTab(): boolean {
  return document.hidden
}
