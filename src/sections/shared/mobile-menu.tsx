import { chakra } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import type { PictureData } from '#src/content/pictures.ts'
import type { Navigation } from '#src/content/site.ts'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { MenuHeading } from './menu-heading.tsx'
import { navigationLink, splitMainLinks } from './navigation-link.ts'
import { Icon } from '#src/ui/icon.tsx'

const MenuLink = chakra(NavLink, navigationLink)
const MenuButton = chakra('button', navigationLink)

// At twice the text size the longest word still fits a phone.
const roomy = { width: '100%', minHeight: '3.25rem', fontSize: 'min({fontSizes.lg}, 10vw)' } as const

type MobileMenuProps = { navigation: Navigation; logo: PictureData; isOpen: boolean; onClose: () => void }

/** The slide-in menu of small screens: closes by its button, the backdrop, Escape, and when a page opens. */
export function MobileMenu({ navigation, logo, isOpen, onClose }: MobileMenuProps) {
  const { main, more, moreLabel, login, partner } = navigation
  const [isMoreOpen, setMoreOpen] = useState(false)
  const groupId = useId()
  const { key, pathname } = useLocation()
  const { first, rest } = splitMainLinks(main)

  const shownAt = useRef(key)

  // Also when the current page was chosen: the path stays the same, the navigation does not.
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    onClose()
  })

  return (
    <Dialog isOpen={isOpen} onClose={onClose} label="Menu" variant="sheet">
      <MenuHeading logo={logo} onClose={onClose} />
      <chakra.nav
        aria-label="Menu"
        display="flex"
        flexDirection="column"
        gap="1"
        paddingInline="3"
        paddingBottom="6"
      >
        {[...first, partner, ...rest].map((link) => (
          <MenuLink key={link.to} to={link.to} {...roomy}>
            {link.label}
          </MenuLink>
        ))}
        <MenuButton
          type="button"
          aria-expanded={isMoreOpen}
          aria-controls={groupId}
          data-current={more.some((link) => pathname.startsWith(link.to))}
          onClick={() => setMoreOpen(!isMoreOpen)}
          justifyContent="space-between"
          {...roomy}
        >
          {moreLabel}
          <chakra.span
            display="inline-flex"
            transform={isMoreOpen ? 'rotate(180deg)' : undefined}
            transition="transform 150ms"
          >
            <Icon svg={caretDownSvg} size={18} />
          </chakra.span>
        </MenuButton>
        <chakra.div id={groupId} hidden={!isMoreOpen} paddingInlineStart="5">
          {more.map((link) => (
            <MenuLink key={link.to} to={link.to} {...roomy}>
              {link.label}
            </MenuLink>
          ))}
        </chakra.div>
        <MenuLink to={login.to} {...roomy}>
          {login.label}
        </MenuLink>
      </chakra.nav>
    </Dialog>
  )
}
