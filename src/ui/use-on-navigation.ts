import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls back on each navigation, even to the current page, whose path stays the same. */
export function useOnNavigation(callback: () => void) {
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    callback()
  })
}
