import { useEffect } from 'react'
import { OFFLINE_URL } from '#src/lib/addresses.ts'
import { hasNetwork } from './has-network.ts'

/** A phone with a signal but no data reports that it is online: only an answer of the site counts. */
const AGAIN_MS = 10_000

/**
 * Opens the requested page as soon as the site answers. Returns a function that tries at once, and resolves if there
 * is still no connection.
 */
export function useReturnOfNetwork(): () => Promise<void> {
  useEffect(() => {
    const attempt = () => {
      // At its own address it does not stand in for another page.
      if (window.location.pathname !== OFFLINE_URL) void openWithNetwork()
    }
    const attemptWhenSeen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) attempt()
    }
    const timer = setInterval(attemptWhenSeen, AGAIN_MS)
    window.addEventListener('online', attempt)
    document.addEventListener('visibilitychange', attemptWhenSeen)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', attempt)
      document.removeEventListener('visibilitychange', attemptWhenSeen)
    }
  }, [])

  return openWithNetwork
}

async function openWithNetwork(): Promise<void> {
  if (!(await hasNetwork())) return
  if (window.location.pathname === OFFLINE_URL) window.location.assign('/')
  else window.location.reload()
}
