import { env } from './env.ts'
import { withinTime } from './file-storage.ts'

const SCRIPT = '/service-worker.js'
/** The tag of the sync event. */
export const SYNC_TAG = 'submission-queue'

const READY_MS = 10_000

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
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration?.sync || !isOurs(registration)) return false
    // Only an active worker can receive events; a newly registered one soon is.
    await withinTime(navigator.serviceWorker.ready, READY_MS)
    await registration.sync.register(SYNC_TAG)
    return true
  } catch {
    // The visitor or the browser has disabled it.
    return false
  }
}

function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL
  return script !== undefined && new URL(script).pathname === SCRIPT
}
