import { Box, chakra, Span } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { useOnNavigation } from '#src/ui/use-on-navigation.ts'
import { BarButton } from '#src/ui/layout/navigation-link.ts'

/** The list below the button. */
export const DropdownList = chakra('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.5rem)',
    padding: '2',
    border: '2px solid {colors.border.strong}',
    borderRadius: 'lg',
    backgroundColor: 'bg.surface',
  },
  variants: {
    align: {
      start: { insetInlineStart: '0', minWidth: '12rem' },
      end: { insetInlineEnd: '0', minWidth: '13rem' },
    },
  },
})

type DropdownProps = {
  label: ReactNode
  /** The side of the button with which the list is aligned. */
  align: 'start' | 'end'
  /** Whether one of its links leads to the current page. */
  isCurrent?: boolean
  /** The items of the list. */
  children: ReactNode
}

/**
 * A disclosure of links, as WAI-ARIA's practices advise for site navigation: a button with aria-expanded, then plain
 * links. Escape closes it and returns the focus; a click or focus elsewhere and a navigation close it as well.
 */
export function Dropdown({ label, align, isCurrent, children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()

  useOnNavigation(() => setOpen(false))
  useCloseOutside(container, button, isOpen, () => setOpen(false))

  function toggle() {
    // Safari does not focus a clicked button, so its blur could not be observed.
    button.current?.focus()
    setOpen(!isOpen)
  }

  return (
    // Where the bar is too narrow, a long label is cut off before the links beside it wrap.
    <Box ref={container} position="relative" minWidth="0" flexShrink="999" {...needsScripts}>
      <BarButton
        ref={button}
        maxWidth="100%"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-current={isCurrent}
        onClick={toggle}
      >
        {label}
        <Caret isOpen={isOpen} size={14} />
      </BarButton>
      <DropdownList id={listId} hidden={!isOpen} align={align}>
        {children}
      </DropdownList>
    </Box>
  )
}

/** The sign of a button that opens a list: it points up while the list is open. */
export function Caret({ isOpen, size }: { isOpen: boolean; size: number }) {
  return (
    <Span
      display="inline-flex"
      transform={isOpen ? 'rotate(180deg)' : undefined}
      transition="transform 150ms"
    >
      <Icon svg={caretDownSvg} size={size} />
    </Span>
  )
}

/** Closes the list on Escape, which returns the focus to its button, and on a click or focus elsewhere. */
function useCloseOutside(
  container: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
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
      button.current?.focus()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    // In the capture phase, so that other listeners see the event as handled.
    document.addEventListener('keydown', escape, { capture: true, signal })
    return () => listening.abort()
  }, [isOpen, container, button])
}
