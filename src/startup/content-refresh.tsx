import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { CHANGED_EVENT } from './content-events.ts'

/** Files of content that a page fetches and caches by itself. */
const FETCHED_CONTENT = /\/(?:options|search)\/[^/]+\.json$/

/**
 * Only in `npm run dev`: shows saved content on the open page without reloading it. The other half is
 * scripts/content/watch-content.ts.
 */
export function ContentRefresh() {
  const { revalidate } = useRevalidator()

  useEffect(() => {
    const { hot } = import.meta
    if (!hot) return
    function refresh() {
      if (hasFetchedContent()) return window.location.reload()
      closeOverlay()
      void revalidate()
    }
    hot.on(CHANGED_EVENT, refresh)
    return () => hot.off(CHANGED_EVENT, refresh)
  }, [revalidate])

  return null
}

function hasFetchedContent() {
  return performance
    .getEntriesByType('resource')
    .some(({ name }) => FETCHED_CONTENT.test(new URL(name).pathname))
}

/** Vite closes its overlay only on module updates. An overlay about a code error stays. */
function closeOverlay() {
  for (const overlay of document.querySelectorAll('vite-error-overlay'))
    if (overlay.shadowRoot?.querySelector('.plugin')?.textContent.includes('content')) overlay.remove()
}
