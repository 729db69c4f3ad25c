import { Span } from '@chakra-ui/react'
import signOutSvg from '@phosphor-icons/core/assets/bold/sign-out-bold.svg?raw'
import userSvg from '@phosphor-icons/core/assets/bold/user-circle-bold.svg?raw'
import type { NavigationLink } from '#src/content/site.ts'
import { Dropdown } from './dropdown.tsx'
import { BarButton, BarLink } from '#src/ui/layout/navigation-link.ts'
import { useSignOut } from '#src/session/session-provider.tsx'
import { Icon } from '#src/ui/icon.tsx'

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
          <BarLink to={link.to} prefetch="intent" width="100%">
            {link.label}
          </BarLink>
        </li>
      ))}
      <li>
        <BarButton width="100%" isBusy={isBusy} onClick={signOut}>
          <Icon svg={signOutSvg} size={20} />
          Sign out
        </BarButton>
      </li>
    </Dropdown>
  )
}
