import { useEffect } from 'react'
import { isDataSaved } from '#src/lib/data-saver.ts'
import type { VisitMessage } from './saved-pages.ts'

type Visit = {
  /** The title in the list of saved pages, for another page than this one. */
  title?: string
  load?: () => Promise<unknown>
}

/**
 * Has a page saved that is shown, so that it is available offline: once the browser is idle, and with the parts that
 * `load` loads on demand. Files that it loads later are saved as they arrive.
 */
export function reportVisit(path: string, { title = titleOfPage(), load }: Visit = {}): void {
  whenIdle(async () => {
    const worker = await registerServiceWorker()
    if (worker === null) return
    // Without them the page is saved all the same: its text can be read.
    await load?.().catch(() => undefined)
    const message: VisitMessage = { path, title, files: loadedFiles() }
    worker.postMessage(message)
  })
}

/** Saves this page with parts that are loaded on demand, so that they work without a connection. */
export function useSavedParts(load: () => Promise<unknown>) {
  useEffect(() => {
    if (!isDataSaved()) reportVisit(window.location.pathname, { load })
  }, [load])
}

/** The title of this page without the name of the site, with which all titles end (PAGE-1). */
function titleOfPage(): string {
  return document.title.replace(/ - [^-]*$/, '')
}

/** The files with a hash in their names that this page has loaded. */
function loadedFiles(): Array<string> {
  const { origin } = window.location
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin && /^\/(?:assets|images)\//.test(url.pathname))
    .map(({ pathname }) => pathname)
}

// Safari has no idle callbacks.
function whenIdle(work: () => Promise<void>) {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void work())
  else setTimeout(() => void work(), 1000)
}

/** Registers the service worker. Resolves to the active worker, or null if there is none. */
async function registerServiceWorker(): Promise<ServiceWorker | null> {
  // Files have no hashes in development.
  if (import.meta.env.DEV || !('serviceWorker' in navigator && 'caches' in window)) return null
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    return (await navigator.serviceWorker.ready).active
  } catch {
    // It is blocked, or the connection is lost. Pages work without it.
    return null
  }
}
