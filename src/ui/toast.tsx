import { lazy, Suspense, useSyncExternalStore } from 'react'

/*
 * The light half of toasts: what pages call, and the place that waits for the first of them. The library that shows
 * them is fetched with that first toast, so pages on which nothing ever happens do not carry it.
 */

type Kind = 'blank' | 'success' | 'error' | 'loading' | 'custom'

const loadToaster = () => import('./toaster')
const LoadedToaster = lazy(() => loadToaster().then(({ Toaster }) => ({ default: Toaster })))

let isNeeded = false
const listeners = new Set<() => void>()
let shown = 0

function show(kind: Kind, message: string, id = `toast-${++shown}`): string {
  isNeeded = true
  for (const listener of listeners) listener()
  void loadToaster().then(({ toast }) =>
    kind === 'blank' ? toast(message, { id }) : toast[kind](message, { id }),
  )
  return id
}

/**
 * Short messages that come and go, for as long as spec section 9 says. Each call returns the id of its toast: pass it to
 * `dismiss`, or as second argument to replace that toast, as a loading one by its outcome.
 */
export const toast = {
  blank: (message: string, id?: string) => show('blank', message, id),
  success: (message: string, id?: string) => show('success', message, id),
  error: (message: string, id?: string) => show('error', message, id),
  loading: (message: string, id?: string) => show('loading', message, id),
  custom: (message: string, id?: string) => show('custom', message, id),
  dismiss(id?: string) {
    if (isNeeded) void loadToaster().then(({ toast }) => toast.dismiss(id))
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Where toasts appear. Rendered once, in the root. */
export function Toaster() {
  const isWanted = useSyncExternalStore(
    subscribe,
    () => isNeeded,
    () => false,
  )
  if (!isWanted) return null
  return (
    <Suspense>
      <LoadedToaster />
    </Suspense>
  )
}
