import { useSyncExternalStore } from 'react'

// Not part of TypeScript's DOM: browsers on Android have it, others do not.
declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface Navigator {
    readonly connection?: EventTarget & { readonly saveData?: boolean }
  }
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion. False before hydration, like all of these. */
export function useIsLessMotionWanted(): boolean {
  return useSyncExternalStore(watchMotion, readMotion, no)
}

/** Whether the visitor prefers reduced data. */
export function useIsDataSaved(): boolean {
  return useSyncExternalStore(watchConnection, readConnection, no)
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

function watchConnection(onChange: () => void) {
  navigator.connection?.addEventListener('change', onChange)
  return () => navigator.connection?.removeEventListener('change', onChange)
}

function readConnection(): boolean {
  return navigator.connection?.saveData === true
}

function watchTab(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function readTab(): boolean {
  return document.hidden
}
