// @chunk late
import { chakra } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { useId, useMemo, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import type { PictureData } from '#src/content/pictures.ts'
import type { Navigation } from '#src/content/site.ts'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { MenuHeading } from './menu-heading.tsx'
import { navigationLink, roomyLink, splitMainLinks } from './navigation-link.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useOnNavigation } from '#src/ui/use-on-navigation.ts'
import { useStableCallback } from '#src/ui/use-stable-callback.ts'

const MenuLink = chakra(NavLink, navigationLink)
const MenuButton = chakra('button', navigationLink)

type MobileMenuProps = { navigation: Navigation; logo: PictureData; isOpen: boolean; onClose: () => void }

/** The slide-in menu of small screens: closes by its button, the backdrop, Escape, and when a page opens. */
export function MobileMenu({ navigation, logo, isOpen, onClose }: MobileMenuProps) {
  useOnNavigation(onClose)
  const close = useStableCallback(onClose)
  // Rendered before the menu is opened: rendering its links would hold up the first frame of a slow phone.
  const content = useMemo(
    () => <MenuContent navigation={navigation} logo={logo} onClose={close} />,
    [navigation, logo, close],
  )
  return (
    <Dialog isOpen={isOpen} onClose={close} label="Menu" variant="sheet" keepMounted>
      {content}
    </Dialog>
  )
}

type MenuContentProps = Omit<MobileMenuProps, 'isOpen'>

function MenuContent({ navigation, logo, onClose }: MenuContentProps) {
  const { main, more, moreLabel, login, partner } = navigation
  const [isMoreOpen, setMoreOpen] = useState(false)
  const groupId = useId()
  const { pathname } = useLocation()
  const { first, rest } = splitMainLinks(main)

  return (
    <>
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
          <MenuLink key={link.to} to={link.to} {...roomyLink}>
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
          {...roomyLink}
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
            <MenuLink key={link.to} to={link.to} {...roomyLink}>
              {link.label}
            </MenuLink>
          ))}
        </chakra.div>
        <MenuLink to={login.to} {...roomyLink}>
          {login.label}
        </MenuLink>
      </chakra.nav>
    </>
  )
}
