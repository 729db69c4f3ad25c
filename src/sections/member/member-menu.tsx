import { chakra } from '@chakra-ui/react'
import signOutSvg from '@phosphor-icons/core/assets/bold/sign-out-bold.svg?raw'
import { useMemo } from 'react'
import { NavLink } from 'react-router-dom'
import type { PictureData } from '#src/content/pictures.ts'
import type { NavigationLink } from '#src/content/site.ts'
import { useSignOut } from '#src/session/session-provider.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Stack } from '#src/ui/layout/flow.tsx'
import { useOnNavigation } from '#src/ui/use-on-navigation.ts'
import { useStableCallback } from '#src/ui/use-stable-callback.ts'
import { MenuHeading } from '#src/sections/shared/menu-heading.tsx'
import { navigationLink, roomyLink } from '#src/sections/shared/navigation-link.ts'
import { MenuSearch } from './menu-search.tsx'

const MenuLink = chakra(NavLink, navigationLink)
const MenuButton = chakra('button', navigationLink)

type MemberMenuProps = {
  name: string
  logo: PictureData
  links: ReadonlyArray<NavigationLink>
  /** Those of the profile menu, which small screens do not have. */
  profileLinks: ReadonlyArray<NavigationLink>
  isOpen: boolean
  onClose: () => void
}

/** The slide-in menu of small screens: closes by its button, the overlay, Escape, and when a page opens. */
export function MemberMenu({ name, logo, links, profileLinks, isOpen, onClose }: MemberMenuProps) {
  useOnNavigation(onClose)
  const close = useStableCallback(onClose)
  // Rendered before the menu is opened: rendering its links would hold up the first frame of a slow phone.
  const content = useMemo(
    () => <MenuContent name={name} logo={logo} links={links} profileLinks={profileLinks} onClose={close} />,
    [name, logo, links, profileLinks, close],
  )
  return (
    <Dialog isOpen={isOpen} onClose={close} label="Menu" variant="sheet" keepMounted>
      {content}
    </Dialog>
  )
}

function MenuContent({ name, logo, links, profileLinks, onClose }: Omit<MemberMenuProps, 'isOpen'>) {
  const { signOut, isBusy } = useSignOut()
  return (
    <>
      <MenuHeading logo={logo} onClose={onClose} />
      <chakra.p paddingInline="6" textStyle="small" color="fg.muted">
        Signed in as <chakra.strong color="fg">{name}</chakra.strong>
      </chakra.p>
      <Stack gap="1" padding="3" paddingBottom="6">
        <MenuSearch />
        <Stack as="nav" aria-label="Menu" gap="1" marginTop="2">
          {[...links, ...profileLinks].map((link) => (
            <MenuLink key={link.to} to={link.to} {...roomyLink}>
              {link.label}
            </MenuLink>
          ))}
        </Stack>
        <MenuButton type="button" aria-disabled={isBusy || undefined} onClick={signOut} {...roomyLink}>
          <Icon svg={signOutSvg} size={22} />
          Sign out
        </MenuButton>
      </Stack>
    </>
  )
}
