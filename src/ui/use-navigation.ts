import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

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

/**
 * Returns a function that goes back in history, once for each entry: the page changes later, and a second press until
 * then would leave it.
 */
export function useBackOnce(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  const left = useRef<string | null>(null)
  useEffect(() => {
    left.current = null
  }, [key])
  return () => {
    if (left.current === key) return
    left.current = key
    void navigate(-1)
  }
}
