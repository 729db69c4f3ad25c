import { useEffect } from 'react'

const EVENTS = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const

/**
 * Hides from links that they are pointed at while there is no connection: they would prefetch their page, and the router
 * reloads this one when the scripts of another cannot be fetched.
 */
export function useNoPrefetchOffline() {
  useEffect(() => {
    function stop(event: Event) {
      const other = event instanceof MouseEvent ? event.relatedTarget : null
      if (!navigator.onLine && (isInLink(event.target) || isInLink(other))) event.stopPropagation()
    }
    // Before React, which listens to the document.
    const options = { capture: true, passive: true }
    for (const event of EVENTS) window.addEventListener(event, stop, options)
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, stop, options)
    }
  }, [])
}

function isInLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null
}
