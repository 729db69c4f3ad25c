import { useEffect } from 'react'
import { isDataSaved } from '#src/lib/data-saver.ts'

const POINTED_AT = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const

/** Hides hover and focus from links without a connection or with data saving, as they would prefetch their page. */
export function useQuietLinks(): void {
  useEffect(() => {
    // In the capture phase on the window, before React's listeners on the document.
    const options = { capture: true, passive: true }
    for (const event of POINTED_AT) window.addEventListener(event, hideFromLinks, options)
    return () => {
      for (const event of POINTED_AT) window.removeEventListener(event, hideFromLinks, options)
    }
  }, [])
}

function hideFromLinks(event: Event) {
  const other = event instanceof MouseEvent ? event.relatedTarget : null
  if ((!navigator.onLine || isDataSaved()) && (isInLink(event.target) || isInLink(other)))
    event.stopPropagation()
}

function isInLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null
}
