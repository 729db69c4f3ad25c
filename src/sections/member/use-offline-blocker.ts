import { use, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, type Blocker } from 'react-router-dom'

const KEY = 'offline'

/**
 * Blocks navigations to other pages while there is no connection. The router's `useBlocker` does the same, and would
 * be sent to every public page with the rest of the router.
 */
export function useOfflineBlocker(): Blocker | undefined {
  const router = use(DataRouterContext)?.router
  const [blocker, setBlocker] = useState<Blocker>()

  useEffect(() => {
    if (router === undefined) return
    router.getBlocker(
      KEY,
      ({ currentLocation, nextLocation }) =>
        !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
    )
    const stop = router.subscribe(({ blockers }) => setBlocker(blockers.get(KEY)))
    return () => {
      stop()
      router.deleteBlocker(KEY)
    }
  }, [router])

  return blocker
}
