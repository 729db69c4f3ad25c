import { chakra } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import type { NavigationLink } from '#src/content/site.ts'
import { navigationLink } from './navigation-link.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useCloseOutside } from '#src/ui/use-close-outside.ts'
import { useOnNavigation } from '#src/ui/use-on-navigation.ts'

const MoreButton = chakra('button', navigationLink)
const MoreLink = chakra(NavLink, navigationLink)

type MoreMenuProps = { label: string; links: ReadonlyArray<NavigationLink> }

/**
 * A disclosure of links, as WAI-ARIA's practices advise for site navigation: a button with aria-expanded, then plain
 * links. Escape closes it and gives focus back; so do a click or a focus elsewhere and a change of page.
 */
export function MoreMenu({ label, links }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const { pathname } = useLocation()

  useOnNavigation(() => setOpen(false))
  useCloseOutside(container, { isOpen, onClose: () => setOpen(false), returnFocusTo: button })

  function toggle() {
    // Safari gives no focus to a button that is clicked, so leaving it could not be noticed.
    button.current?.focus()
    setOpen(!isOpen)
  }

  return (
    <chakra.div ref={container} position="relative">
      <MoreButton
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-current={links.some((link) => pathname.startsWith(link.to))}
        onClick={toggle}
      >
        {label}
        <chakra.span
          display="inline-flex"
          transform={isOpen ? 'rotate(180deg)' : undefined}
          transition="transform 150ms"
        >
          <Icon svg={caretDownSvg} size={14} />
        </chakra.span>
      </MoreButton>
      <chakra.ul
        id={listId}
        hidden={!isOpen}
        position="absolute"
        top="calc(100% + 0.5rem)"
        insetInlineStart="0"
        minWidth="12rem"
        padding="2"
        backgroundColor="bg.surface"
        border="2px solid"
        borderColor="border.strong"
        borderRadius="lg"
      >
        {links.map((link) => (
          <li key={link.to}>
            <MoreLink to={link.to} prefetch="intent" width="100%">
              {link.label}
            </MoreLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
