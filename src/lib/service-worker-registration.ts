import { env } from './env.ts'
import { withinTime } from './file-storage.ts'

const SCRIPT = '/service-worker.js'
/** The name of the work that the browser is asked to do later. */
export const SYNC_TAG = 'submission-queue'

const READY_MS = 10_000

/** Whether this browser can have our worker. Not in development, where its place belongs to that of `npm run dev:mock`. */
function hasServiceWorkers(): boolean {
  return !import.meta.env.DEV && 'serviceWorker' in navigator && 'caches' in window
}

/** Whether this browser can send what waits after the page is closed. */
export function hasBackgroundSync(): boolean {
  return hasServiceWorkers() && env.formDelivery !== 'none' && 'SyncManager' in window
}

/** Registers the service worker, and resolves to the one that is active, or null where there is none. */
export async function registerServiceWorker(): Promise<ServiceWorker | null> {
  if (!hasServiceWorkers()) return null
  try {
    await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' })
    return (await navigator.serviceWorker.ready).active
  } catch {
    // Blocked, or the network is gone: pages need one, and what waits is sent while a page is open.
    return null
  }
}

/** Asks the browser to wake the service worker when there is a network. False where it will not. */
export async function requestSync(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration?.sync || !isOurs(registration)) return false
    // Only an active worker can be woken; one that was just registered soon is.
    await withinTime(navigator.serviceWorker.ready, READY_MS)
    await registration.sync.register(SYNC_TAG)
    return true
  } catch {
    // The visitor or the browser has turned it off.
    return false
  }
}

function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL
  return script !== undefined && new URL(script).pathname === SCRIPT
}
