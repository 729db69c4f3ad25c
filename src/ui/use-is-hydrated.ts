// @chunk parts
import { useDeferredValue, useSyncExternalStore } from 'react'

/** False while prerendering, where query and fragment are unknown; true after hydration. */
export function useIsHydrated(): boolean {
  // Deferred: what changes at once after hydration is rendered in one go, however long it takes.
  return useDeferredValue(useSyncExternalStore(neverChanges, isHere, isNotYet))
}

/** The same for parts that need only the query: where there is none, they are not rendered a second time. */
export function useIsQueryKnown(params: URLSearchParams): boolean {
  return useSyncExternalStore(neverChanges, isHere, () => params.size === 0)
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
