import { chakra } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import type { NavigationLink } from '#src/content/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import { BarLink, BarSummary } from '#src/ui/layout/bar.ts'
import { useOnNavigation } from '#src/ui/use-navigation.ts'

const List = chakra('ul', {
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
  isCurrent?: boolean
  children?: ReactNode
}

/**
 * A disclosure of links, as WAI-ARIA's practices advise for site navigation. It opens without scripts. Escape closes it
 * and returns the focus; a press or focus elsewhere and a navigation close it as well.
 */
export function Dropdown({ label, align, links, isCurrent, children }: DropdownProps) {
  const menuRef = useRef<HTMLDetailsElement>(null)

  function close() {
    if (menuRef.current) menuRef.current.open = false
  }
  useOnNavigation(close)

  useEffect(() => {
    function leave({ target }: Event) {
      if (target instanceof Node && !menuRef.current?.contains(target)) close()
    }
    function closeByKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !menuRef.current?.open) return
      event.preventDefault()
      close()
      menuRef.current.querySelector('summary')?.focus()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    // In the capture phase, so that other overlays see the key as handled: one press closes one of them.
    document.addEventListener('keydown', closeByKey, { signal, capture: true })
    return () => listening.abort()
  }, [])

  return (
    <chakra.details
      ref={menuRef}
      position="relative"
      // Where the bar is too narrow, a long label is cut off before the links beside it wrap.
      minWidth="0"
      flexShrink="999"
      // It may have been opened before hydration.
      suppressHydrationWarning
    >
      <BarSummary maxWidth="100%" data-current={isCurrent}>
        {label}
        <Caret size={14} />
      </BarSummary>
      <List align={align}>
        {links.map((link) => (
          <li key={link.to}>
            <BarLinks links={[link]} prefetch="intent" width="100%" />
          </li>
        ))}
        {children}
      </List>
    </chakra.details>
  )
}

const RotatingIcon = chakra('span', {
  base: {
    display: 'inline-flex',
    transition: 'transform 150ms',
    'details[open] > summary &': { transform: 'rotate(180deg)' },
  },
})

/** The sign of a summary: it points up while its list is open. */
export function Caret({ size }: { size: number }) {
  return (
    <RotatingIcon>
      <Icon svg={caretDownSvg} size={size} />
    </RotatingIcon>
  )
}
