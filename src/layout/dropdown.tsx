import { Box, chakra, Span } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import type { NavigationLink } from '#src/content/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import { BarButton, BarLink } from '#src/ui/layout/bar.ts'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { useOnNavigation } from '#src/ui/use-navigation.ts'

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

type BarLinksProps = Omit<ComponentProps<typeof BarLink>, 'to'> & { links: ReadonlyArray<NavigationLink> }

/** Links of a bar or a menu, all with the same look. */
export function BarLinks({ links, ...look }: BarLinksProps) {
  return links.map(({ to, label }) => (
    <BarLink key={to} to={to} {...look}>
      {label}
    </BarLink>
  ))
}

type DropdownProps = {
  label: ReactNode
  /** The side of the button with which the list is aligned. */
  align: 'start' | 'end'
  links: ReadonlyArray<NavigationLink>
  /** Whether one of its links leads to the current page. */
  isCurrent?: boolean
  /** What follows the links. */
  children?: ReactNode
}

/**
 * A disclosure of links, as WAI-ARIA's practices advise for site navigation: a button with aria-expanded, then plain
 * links. Escape closes it and returns the focus; a click or focus elsewhere and a navigation close it as well.
 */
export function Dropdown({ label, align, links, isCurrent, children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  useOnNavigation(() => setOpen(false))

  // By a press, as Safari focuses no pressed link, and a tap on a text leaves the focus on iPads.
  useEffect(() => {
    if (!isOpen) return
    function leave({ target }: Event) {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOpen])

  function toggle() {
    // Safari does not focus a clicked button: neither Escape nor the next focus would be noticed.
    button.current?.focus()
    setOpen(!isOpen)
  }

  return (
    <Box
      ref={container}
      position="relative"
      // Where the bar is too narrow, a long label is cut off before the links beside it wrap.
      minWidth="0"
      flexShrink="999"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      // In the capture phase, so that other overlays see the key as handled: one press closes one of them.
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        setOpen(false)
        button.current?.focus()
      }}
      {...needsScripts}
    >
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
      {/* Takes the focus of a press beside its links, and in Safari on them: Escape would not be noticed elsewhere. */}
      <DropdownList id={listId} tabIndex={-1} hidden={!isOpen} align={align}>
        {links.map((link) => (
          <li key={link.to}>
            <BarLinks links={[link]} prefetch="intent" width="100%" />
          </li>
        ))}
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
