import { onRetryMoment } from './retry-moments.ts'
import { hasBackgroundSync, requestSync } from './service-worker-registration.ts'
import { changeEntry, isToBeSent, knownEntries, subscribeToQueue } from './submission-queue.ts'

/** The waits between attempts after a refusal. Later attempts need an event, as some browsers refuse always. */
const RETRY_MS = [1_000, 5_000, 30_000]

/**
 * Registers queued forms for Background Sync, so that the browser sends them after the page is closed. Returns a
 * function that stops this for forms queued later.
 */
export function startBackgroundSync({ retryMs = RETRY_MS } = {}): () => void {
  if (!hasBackgroundSync()) return () => {}
  const requested = new Set<string>()
  let refusals = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let last = Promise.resolve()

  // One after the other: an earlier refusal must not overwrite a later agreement.
  function request() {
    last = last.then(requestOnce)
  }

  // Chromium sometimes refuses once, and drops a registration after its last attempt.
  function retry() {
    last = last.then(() => {
      for (const { key, isInBackground } of knownEntries() ?? []) if (!isInBackground) requested.delete(key)
      return requestOnce()
    })
  }

  async function requestOnce() {
    const entries = knownEntries() ?? []
    // A cancelled form has the same key when it is queued again.
    for (const key of requested) if (!entries.some((entry) => entry.key === key)) requested.delete(key)
    const keys = entries.filter(isToBeSent).map(({ key }) => key)
    const fresh = keys.filter((key) => !requested.has(key))
    if (isStopped || fresh.length === 0) return
    for (const key of fresh) requested.add(key)
    const isInBackground = await requestSync()
    // One registration is for the whole queue, so earlier entries share its outcome.
    for (const key of isInBackground ? keys : fresh)
      await changeEntry(key, (entry) => ({ ...entry, isInBackground }))
    plan(isInBackground)
  }

  function plan(isAgreed: boolean) {
    clearTimeout(timer)
    if (isAgreed) refusals = 0
    else if (!isStopped && refusals < retryMs.length) timer = setTimeout(retry, retryMs[refusals++])
  }

  const stopListening = subscribeToQueue(request)
  const stopRetrying = onRetryMoment(retry)
  // Includes forms that were queued before the worker was ready.
  void navigator.serviceWorker.ready.then(retry)
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopListening()
    stopRetrying()
  }
}
