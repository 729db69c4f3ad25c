import { useSyncExternalStore } from 'react'

// Which dialogs are open is a fact of the page, not of one part of the tree: whoever must not disturb asks here.
let openDialogs: ReadonlyArray<HTMLDialogElement> = []
const listeners = new Set<() => void>()

/** Notes an opened dialog and keeps the page behind it from scrolling. Returns what to call when it closes. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  if (openDialogs.length === 0) lockScrolling()
  change([...openDialogs, dialog])
  return () => {
    change(openDialogs.filter((other) => other !== dialog))
    if (openDialogs.length === 0) unlockScrolling()
  }
}

/** The open dialog that lies on top, or null. Everything outside it cannot be reached. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topDialog, noDialog)
}

/** Whether any dialog is open anywhere on the page. */
export function useIsDialogOpen(): boolean {
  return useTopDialog() !== null
}

function change(next: ReadonlyArray<HTMLDialogElement>) {
  openDialogs = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function topDialog() {
  return openDialogs.at(-1) ?? null
}

function noDialog() {
  return null
}

function lockScrolling() {
  const page = document.documentElement
  // Where the scrollbar takes room, its room is kept: without it the page would jump to the right.
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
  page.style.overflow = 'hidden'
}

function unlockScrolling() {
  const page = document.documentElement
  page.style.removeProperty('overflow')
  page.style.removeProperty('scrollbar-gutter')
}
