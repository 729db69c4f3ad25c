import { useSyncExternalStore } from 'react'
import { createListeners } from '#src/lib/listeners.ts'

// Open dialogs are state of the page rather than of a component, so that others can wait for them.
let openDialogs: ReadonlyArray<HTMLElement> = []
const listeners = createListeners()

/** Registers an open dialog and locks page scrolling. Returns a function to call when it closes. */
export function registerDialog(dialog: HTMLElement): () => void {
  if (openDialogs.length === 0) lockScrolling()
  change([...openDialogs, dialog])
  return () => {
    change(openDialogs.filter((other) => other !== dialog))
    if (openDialogs.length === 0) unlockScrolling()
  }
}

/** The topmost open dialog, or null. Everything outside it is inert. */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(listeners.subscribe, topDialog, noDialog)
}

/** Whether any dialog is open anywhere on the page. */
export function useIsDialogOpen(): boolean {
  return useTopDialog() !== null
}

function change(next: ReadonlyArray<HTMLElement>) {
  openDialogs = next
  listeners.notify()
}

function topDialog() {
  return openDialogs.at(-1) ?? null
}

function noDialog() {
  return null
}

function lockScrolling() {
  const page = document.documentElement
  // Reserves the scrollbar's space, as the page would otherwise jump to the right.
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
  page.style.overflow = 'hidden'
}

function unlockScrolling() {
  const page = document.documentElement
  page.style.removeProperty('overflow')
  page.style.removeProperty('scrollbar-gutter')
}
