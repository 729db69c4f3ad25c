import { chakra } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import signOutSvg from '@phosphor-icons/core/assets/bold/sign-out-bold.svg?raw'
import userSvg from '@phosphor-icons/core/assets/bold/user-circle-bold.svg?raw'
import { useId, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { NavigationLink } from '#src/content/site.ts'
import { useSignOut } from '#src/session/use-sign-out.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useCloseOutside } from '#src/ui/use-close-outside.ts'
import { useOnNavigation } from '#src/ui/use-on-navigation.ts'
import { navigationLink } from '#src/sections/shared/navigation-link.ts'

const MenuButton = chakra('button', navigationLink)
const MenuLink = chakra(NavLink, navigationLink)

type ProfileMenuProps = { name: string; links: ReadonlyArray<NavigationLink> }

/** The member's name, which opens the account menu. */
export function ProfileMenu({ name, links }: ProfileMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const { signOut, isBusy } = useSignOut()

  useOnNavigation(() => setOpen(false))
  useCloseOutside(container, { isOpen, onClose: () => setOpen(false), returnFocusTo: button })

  return (
    <chakra.div ref={container} position="relative">
      <MenuButton
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon svg={userSvg} size={24} />
        {name}
        <Icon svg={caretDownSvg} size={16} />
      </MenuButton>
      <chakra.ul
        id={listId}
        hidden={!isOpen}
        position="absolute"
        insetInlineEnd="0"
        top="calc(100% + 0.5rem)"
        minWidth="13rem"
        padding="2"
        borderRadius="lg"
        border="2px solid"
        borderColor="border.strong"
        backgroundColor="bg.surface"
      >
        {links.map((link) => (
          <li key={link.to}>
            <MenuLink to={link.to} prefetch="intent" width="100%">
              {link.label}
            </MenuLink>
          </li>
        ))}
        <li>
          <MenuButton type="button" width="100%" aria-disabled={isBusy || undefined} onClick={signOut}>
            <Icon svg={signOutSvg} size={20} />
            Sign out
          </MenuButton>
        </li>
      </chakra.ul>
    </chakra.div>
  )
}
