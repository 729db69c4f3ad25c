import { useEffect } from 'react'
import { isDataSaved } from '#src/lib/data-saver.ts'
import type { VisitMessage } from './saved-pages.ts'

/**
 * Saves a page that is shown, so that it is available offline, and again when it is left: with files loaded since, such as
 * pictures further down. Returns a function that stops the latter.
 */
export function reportVisit(path: string): () => void {
  saveWithParts(path)
  const reportWhenLeft = () => {
    const worker = canSavePages() && navigator.serviceWorker.controller
    if (worker && document.visibilityState === 'hidden') report(worker, path)
  }
  document.addEventListener('visibilitychange', reportWhenLeft)
  return () => document.removeEventListener('visibilitychange', reportWhenLeft)
}

/**
 * Saves a page once the browser is idle and `load` has loaded the parts of it that are loaded on demand, if the
 * browser can save pages.
 */
export function saveWithParts(path: string, load: () => Promise<unknown> = () => Promise.resolve()): void {
  whenIdle(async () => {
    const worker = await registerServiceWorker()
    if (worker === null) return
    // Without them the page is saved all the same: its text can be read.
    await load().catch(() => undefined)
    report(worker, path)
  })
}

/** Saves this page with parts that are loaded on demand, so that they work without a connection. */
export function useSavedParts(load: () => Promise<unknown>) {
  useEffect(() => {
    if (!isDataSaved()) saveWithParts(window.location.pathname, load)
  }, [load])
}

function report(worker: ServiceWorker, path: string) {
  const message: VisitMessage = { path, files: loadedFiles() }
  worker.postMessage(message)
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

function canSavePages(): boolean {
  // Files have no hashes in development.
  return !import.meta.env.DEV && 'serviceWorker' in navigator && 'caches' in window
}

/** Registers the service worker. Resolves to the active worker, or null if there is none. */
async function registerServiceWorker(): Promise<ServiceWorker | null> {
  if (!canSavePages()) return null
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    return (await navigator.serviceWorker.ready).active
  } catch {
    // It is blocked, or the connection is lost. Pages work without it.
    return null
  }
}
