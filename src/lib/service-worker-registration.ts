import { env } from './env.ts'
import { withinTime } from './file-storage.ts'

const SCRIPT = '/service-worker.js'
/** The name of the work that the browser is asked to do later. */
export const SYNC_TAG = 'submission-queue'

const READY_MS = 10_000

/**
 * Whether this browser can send what waits after the page is closed. Not in development, where the place of the worker
 * belongs to that of `npm run dev:mock`.
 */
export function hasBackgroundSync(): boolean {
  return (
    !import.meta.env.DEV &&
    env.formDelivery !== 'none' &&
    'serviceWorker' in navigator &&
    'SyncManager' in window
  )
}

/** Registers the service worker. Needs a network, so it is too late for that once a form could not be sent. */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' })
  } catch {
    // Blocked, or the network is gone: what waits is sent while a page is open.
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
