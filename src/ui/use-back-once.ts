import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

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
