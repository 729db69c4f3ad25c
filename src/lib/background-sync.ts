import { hasBackgroundSync, requestSync } from './service-worker-registration.ts'
import { changeEntry, isToBeSent, knownEntries, subscribeToQueue } from './submission-queue.ts'

const MAX_RETRIES = 3

/**
 * Registers queued forms for Background Sync, so that the browser sends them after the page is closed. Returns a
 * function that stops this for forms queued later.
 */
export function startBackgroundSync({ retryMs = 5_000 } = {}): () => void {
  if (!hasBackgroundSync()) return () => {}
  const requested = new Set<string>()
  let retries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function request() {
    const keys = (knownEntries() ?? []).filter(isToBeSent).map(({ key }) => key)
    // A form that was cancelled has the same key when it is queued again.
    for (const key of requested) if (!keys.includes(key)) requested.delete(key)
    const fresh = keys.filter((key) => !requested.has(key))
    if (fresh.length === 0) return
    for (const key of fresh) requested.add(key)
    const isInBackground = await requestSync()
    for (const key of fresh)
      await changeEntry(key, (entry) =>
        entry.isInBackground === isInBackground ? entry : { ...entry, isInBackground },
      )
    if (!isInBackground) retryLater()
  }

  function requestAll() {
    requested.clear()
    return request()
  }

  // A browser that refuses may agree later, for example once it has started the worker.
  function retryLater() {
    clearTimeout(timer)
    if (retries++ < MAX_RETRIES) timer = setTimeout(() => void requestAll(), retryMs)
  }

  const stopListening = subscribeToQueue(() => void request())
  // Includes forms that were queued before the worker was ready.
  void navigator.serviceWorker.ready.then(requestAll)
  return () => {
    clearTimeout(timer)
    stopListening()
  }
}
