import { chakra, Span } from '@chakra-ui/react'
import signOutSvg from '@phosphor-icons/core/assets/bold/sign-out-bold.svg?raw'
import userSvg from '@phosphor-icons/core/assets/bold/user-circle-bold.svg?raw'
import { NavLink } from 'react-router-dom'
import type { NavigationLink } from '#src/content/site.ts'
import { Dropdown, DropdownButton } from './dropdown.tsx'
import { navigationLink } from '#src/ui/layout/navigation-link.ts'
import { useSignOut } from '#src/session/session-provider.tsx'
import { Icon } from '#src/ui/icon.tsx'

const MenuLink = chakra(NavLink, navigationLink)

type ProfileMenuProps = { name: string; links: ReadonlyArray<NavigationLink> }

/** A button with the member's name, which opens the account menu. */
export function ProfileMenu({ name, links }: ProfileMenuProps) {
  const { signOut, isBusy } = useSignOut()
  const label = (
    <>
      <Icon svg={userSvg} size={24} />
      <Span truncate minWidth="0" title={name}>
        {name}
      </Span>
    </>
  )
  return (
    <Dropdown label={label} align="end">
      {links.map((link) => (
        <li key={link.to}>
          <MenuLink to={link.to} prefetch="intent" width="100%">
            {link.label}
          </MenuLink>
        </li>
      ))}
      <li>
        <DropdownButton type="button" width="100%" aria-disabled={isBusy || undefined} onClick={signOut}>
          <Icon svg={signOutSvg} size={20} />
          Sign out
        </DropdownButton>
      </li>
    </Dropdown>
  )
}
