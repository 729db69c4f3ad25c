import { use, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, type Blocker } from 'react-router-dom'
import { isDataSaved } from '#src/lib/data-saver.ts'

const KEY = 'offline'
const POINTED_AT = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const

/**
 * Blocks navigations to other pages without a connection. Replaces the router's `useBlocker`, which would enlarge the
 * scripts of every public page.
 */
export function useOfflineBlocker(): Blocker | undefined {
  const router = use(DataRouterContext)?.router
  const [blocker, setBlocker] = useState<Blocker>()

  useEffect(() => {
    if (router === undefined) return
    // Registered only without a connection: links within the page would make a registered blocker log a warning.
    const register = () =>
      void router.getBlocker(
        KEY,
        ({ currentLocation, nextLocation }) =>
          !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
      )
    const remove = () => {
      const state = router.state.blockers.get(KEY)?.state ?? 'unblocked'
      if (navigator.onLine && state === 'unblocked') router.deleteBlocker(KEY)
    }
    if (!navigator.onLine) register()
    window.addEventListener('offline', register)
    window.addEventListener('online', remove)
    const stop = router.subscribe(({ blockers }) => {
      setBlocker(blockers.get(KEY))
      remove()
    })
    return () => {
      stop()
      window.removeEventListener('offline', register)
      window.removeEventListener('online', remove)
      router.deleteBlocker(KEY)
    }
  }, [router])

  useEffect(() => {
    // In the capture phase on the window, before React's listeners on the document.
    const options = { capture: true, passive: true }
    for (const event of POINTED_AT) window.addEventListener(event, hideFromLinks, options)
    return () => {
      for (const event of POINTED_AT) window.removeEventListener(event, hideFromLinks, options)
    }
  }, [])

  return blocker
}

/** Hides hover and focus from links without a connection or with data saving, as they would prefetch their page. */
function hideFromLinks(event: Event) {
  const other = event instanceof MouseEvent ? event.relatedTarget : null
  if ((!navigator.onLine || isDataSaved()) && (isInLink(event.target) || isInLink(other)))
    event.stopPropagation()
}

function isInLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null
}
