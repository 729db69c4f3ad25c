import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls back on each navigation, also to the current page: its path stays the same, the navigation does not. */
export function useOnNavigation(callback: () => void) {
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    callback()
  })
}
