import { hasBackgroundSync, registerServiceWorker, requestSync } from './service-worker-registration.ts'
import { changeEntry, isToBeSent, knownEntries, subscribeToQueue } from './submission-queue.ts'

/**
 * Lets the browser send what waits after the page is closed, if it can. Returns a function that stops that for what is
 * queued from then on.
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

  async function register() {
    await registerServiceWorker()
    // What was queued before the worker was there.
    requested.clear()
    await request()
  }

  // Readers pay nothing: its script comes when somebody fills in a form, which is the last moment with a network.
  function registerForForm({ target }: Event) {
    if (!navigator.onLine || !isInForm(target)) return
    document.removeEventListener('input', registerForForm)
    void register()
  }

  const stopListening = subscribeToQueue(() => void request())
  document.addEventListener('input', registerForForm)
  return () => {
    stopListening()
    document.removeEventListener('input', registerForForm)
  }
}

/** Whether it is a field of a form that can wait: not of a search, nor of a login. */
function isInForm(target: EventTarget | null): boolean {
  const form = target instanceof Element ? target.closest('form[method=dialog]') : null
  return form !== null && form.querySelector('[type=password]') === null
}
