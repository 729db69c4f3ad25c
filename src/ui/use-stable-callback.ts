import { useCallback, useLayoutEffect, useRef } from 'react'

/** A stable function that calls the latest callback, so that memoized children do not render again. */
export function useStableCallback<Args extends Array<unknown>>(callback: (...args: Args) => void) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
