import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** False while prerendering, where query and fragment are unknown; true soon after hydration. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  // A change of an external store would render all these components at once, and block a slow phone meanwhile.
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return isHydrated
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
