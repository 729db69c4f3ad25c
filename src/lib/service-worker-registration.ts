import { env } from './env.ts'
import { withinTime } from './file-storage.ts'

const SCRIPT = '/service-worker.js'
/** The tag of the sync event. */
export const SYNC_TAG = 'submission-queue'

const ANSWER_MS = 10_000

/**
 * Whether this browser supports our service worker. Not in development, where `npm run dev:mock` registers its own.
 */
function hasServiceWorkers(): boolean {
  return !import.meta.env.DEV && 'serviceWorker' in navigator && 'caches' in window
}

/** Whether this browser can send queued forms after the page is closed. */
export function hasBackgroundSync(): boolean {
  return hasServiceWorkers() && env.formDelivery !== 'none' && 'SyncManager' in window
}

/** Registers the service worker. Resolves to the active worker, or null if there is none. */
export async function registerServiceWorker(): Promise<ServiceWorker | null> {
  if (!hasServiceWorkers()) return null
  try {
    await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' })
    return (await navigator.serviceWorker.ready).active
  } catch {
    // It is blocked, or the connection is lost. Pages work without it, and send queued forms while they are open.
    return null
  }
}

/** Requests a sync event for when there is a connection. Returns false if the browser refuses. */
export async function requestSync(): Promise<boolean> {
  try {
    // A registration may show no worker at first, and only an active one can receive events.
    const { active, sync } = await withinTime(navigator.serviceWorker.ready, ANSWER_MS)
    if (!sync || !isOurs(active)) return false
    await withinTime(sync.register(SYNC_TAG), ANSWER_MS)
    return true
  } catch {
    // The visitor or the browser has disabled it, or the browser did not answer.
    return false
  }
}

function isOurs(worker: ServiceWorker | null): boolean {
  return worker !== null && new URL(worker.scriptURL).pathname === SCRIPT
}
