import { useSyncExternalStore } from 'react'

/** False on the page as it was prerendered, which knows neither query nor fragment of its address; true from then on. */
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
