import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same, so that memoized children do not render again, and calls the latest callback. */
export function useStableCallback<Args extends Array<unknown>>(callback: (...args: Args) => void) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
