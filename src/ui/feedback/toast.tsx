import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTopDialog } from './open-dialogs.ts'

/*
 * The small part of toasts: the functions that pages call, and their container. The library is loaded when a control
 * is first used, so that pages without interaction do not load it, and so that it is available if the connection
 * fails later.
 */

type Kind = 'blank' | 'success' | 'error' | 'loading' | 'custom'
type LoadedToaster = typeof import('./toaster.tsx')

let loaded: LoadedToaster | null = null
const listeners = new Set<() => void>()
let shown = 0

function withToaster(task: (toaster: LoadedToaster) => void) {
  if (loaded !== null) {
    task(loaded)
    return
  }
  import('./toaster.tsx').then(
    (toaster) => {
      loaded = toaster
      for (const listener of listeners) listener()
      task(toaster)
    },
    () => {
      // Without a connection the message is lost, but the page works. The next message tries again.
    },
  )
}

function show(kind: Kind, message: string, id = `toast-${++shown}`): string {
  withToaster(({ toast }) => (kind === 'blank' ? toast(message, { id }) : toast[kind](message, { id })))
  return id
}

/**
 * Short messages with the durations of TOAST-3 to TOAST-7. Each call returns the id of its toast: pass it to
 * `dismiss`, or as second argument to replace that toast, for example a loading one by its result.
 */
export const toast = {
  blank: (message: string, id?: string) => show('blank', message, id),
  success: (message: string, id?: string) => show('success', message, id),
  error: (message: string, id?: string) => show('error', message, id),
  loading: (message: string, id?: string) => show('loading', message, id),
  custom: (message: string, id?: string) => show('custom', message, id),
  dismiss: (id?: string) => withToaster(({ toast }) => toast.dismiss(id)),
}

/** The container of toasts, rendered once in the root. */
export function Toaster() {
  const dialog = useTopDialog()
  const toaster = useSyncExternalStore(subscribe, readLoaded, readNothing)

  useEffect(() => {
    function prepare({ target }: Event) {
      if (target instanceof Element && target.closest('button, input, select, textarea')) withToaster(nothing)
    }
    const events = ['focusin', 'pointerdown']
    for (const event of events) document.addEventListener(event, prepare)
    return () => {
      for (const event of events) document.removeEventListener(event, prepare)
    }
  }, [])

  const region = (
    // Screen readers announce additions to an existing live region; content that is added together with its region is
    // often missed.
    <div role="status" aria-live="polite" aria-atomic="false">
      {toaster && <toaster.ToastList />}
    </div>
  )
  // Outside an open dialog nothing is visible, clickable or announced, so the toasts move into it.
  return dialog === null ? region : createPortal(region, dialog)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function readLoaded() {
  return loaded
}

function readNothing() {
  return null
}

function nothing() {
  return undefined
}
