import { useDeferredValue, useSyncExternalStore } from 'react'

/** False while prerendering, where query and fragment are unknown; true after hydration. */
export function useIsHydrated(): boolean {
  // Deferred, so that all changes right after hydration are rendered in one pass, however long it takes.
  return useDeferredValue(useSyncExternalStore(neverChanges, isHere, isNotYet))
}

/** The same for components that need only the query: without a query, they do not render a second time. */
export function useIsQueryKnown(params: URLSearchParams): boolean {
  return useSyncExternalStore(neverChanges, isHere, () => params.toString() === '')
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
