// @chunk parts
import { useSyncExternalStore } from 'react'

/** False while prerendering, where query and fragment are unknown; true after hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isHere, isNotYet)
}

function neverChanges() {
  return () => undefined
}

function isHere() {
  return true
}

function isNotYet() {
  return false
}
