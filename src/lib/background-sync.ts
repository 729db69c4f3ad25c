import { hasBackgroundSync, requestSync } from './service-worker-registration.ts'
import { changeEntry, isToBeSent, knownEntries, subscribeToQueue } from './submission-queue.ts'

/**
 * Registers queued forms for Background Sync, so that the browser sends them after the page is closed. Returns a
 * function that stops this for forms queued later.
 */
export function startBackgroundSync(): () => void {
  if (!hasBackgroundSync()) return () => {}
  const requested = new Set<string>()

  async function request() {
    const keys = (knownEntries() ?? []).filter(isToBeSent).map(({ key }) => key)
    const fresh = keys.filter((key) => !requested.has(key))
    if (fresh.length === 0) return
    for (const key of fresh) requested.add(key)
    const isInBackground = await requestSync()
    for (const key of fresh) await changeEntry(key, (entry) => ({ ...entry, isInBackground }))
  }

  const stopListening = subscribeToQueue(() => void request())
  void navigator.serviceWorker.ready.then(() => {
    // Includes forms that were queued before the worker was ready.
    requested.clear()
    return request()
  })
  return stopListening
}
