import { useSyncExternalStore } from 'react'
import { createListeners } from '#src/lib/listeners.ts'

// The open dialog is state of the page rather than of a component, so that others can wait for it.
let openDialog: HTMLElement | null = null
const listeners = createListeners()

/** Registers an open dialog and locks page scrolling. Returns a function to call when it closes. */
export function registerDialog(dialog: HTMLElement): () => void {
  const page = document.documentElement
  // Reserves the scrollbar's space, as the page would otherwise jump to the right.
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
  page.style.overflow = 'hidden'
  change(dialog)
  return () => {
    page.style.removeProperty('overflow')
    page.style.removeProperty('scrollbar-gutter')
    change(null)
  }
}

/** The open dialog, or null. Everything outside it is inert. */
export function useOpenDialog(): HTMLElement | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => openDialog,
    () => null,
  )
}

function change(next: HTMLElement | null) {
  openDialog = next
  listeners.notify()
}
