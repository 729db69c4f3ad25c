import { useEffect, useEffectEvent, type RefObject } from 'react'

type Options = {
  isOpen: boolean
  onClose: () => void
  /** Gets the focus back when Escape closes it. */
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Closes what was unfolded, by Escape and when somebody clicks or goes elsewhere. */
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
      // What else lies over the page stays: one press closes one thing.
      event.preventDefault()
      close()
      returnFocusTo.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    // On the way down, so that whatever else listens finds the press used up.
    document.addEventListener('keydown', escape, true)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape, true)
    }
  }, [isOpen, container, returnFocusTo])
}
