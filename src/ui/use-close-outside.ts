import { useEffect, useEffectEvent, type RefObject } from 'react'

type Options = {
  isOpen: boolean
  onClose: () => void
  /** Gets the focus when Escape closes the disclosure. */
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Closes a disclosure on Escape, and on a click or focus elsewhere. */
export function useCloseOutside(
  container: RefObject<HTMLElement | null>,
  { isOpen, onClose, returnFocusTo }: Options,
) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    function leave({ target }: Event) {
      if (target instanceof Node && !container.current?.contains(target)) close()
    }
    function escape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      // Other overlays stay open, as one press closes one of them.
      event.preventDefault()
      close()
      returnFocusTo.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    // In the capture phase, so that other listeners see the event as handled.
    document.addEventListener('keydown', escape, true)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape, true)
    }
  }, [isOpen, container, returnFocusTo])
}
