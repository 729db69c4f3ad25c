import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { registerDialog } from './open-dialogs.ts'

export type ModalProps = {
  isOpen: boolean
  /** Called on a request to close: Escape, a press on the backdrop, or the back gesture of Android. */
  onClose: () => void
  /** Gets the initial focus; by default the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets the focus on closing if what had it on opening is gone, or nothing had it (a dialog opened by its address). */
  fallbackFocus?: () => HTMLElement | null
}

/** What the dialogs and drawers of Chakra have in common on this site. The parent decides whether they close. */
export function useModal({ isOpen, onClose, initialFocus, fallbackFocus }: ModalProps) {
  const [content, contentRef] = useState<HTMLDivElement | null>(null)
  const opener = useRef<Element>(null)

  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement === document.body ? null : document.activeElement
  }, [isOpen])

  useLayoutEffect(() => {
    if (isOpen && content !== null) return registerDialog(content)
  }, [isOpen, content])

  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window)) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])

  const root = {
    open: isOpen,
    onOpenChange: ({ open }: { open: boolean }) => {
      if (!open) onClose()
    },
    // In iOS it would scroll the page back to where it was, after a link of the menu as well: see open-dialogs.ts.
    preventScroll: false,
    initialFocusEl: initialFocus && (() => initialFocus.current),
    finalFocusEl: () => (opener.current?.isConnected ? null : (fallbackFocus?.() ?? null)),
    // The first Escape closes an open list of options.
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]'))
        event.preventDefault()
    },
  }
  return { root, contentRef }
}
