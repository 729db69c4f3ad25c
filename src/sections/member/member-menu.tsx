import { chakra } from '@chakra-ui/react'
import signOutSvg from '@phosphor-icons/core/assets/bold/sign-out-bold.svg?raw'
import type { PictureData } from '#src/content/pictures.ts'
import { useSignOut } from '#src/session/use-sign-out.ts'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { MenuHeading } from '#src/sections/shared/menu-heading.tsx'
import { navigationLink } from '#src/sections/shared/navigation-link.ts'

const MenuButton = chakra('button', navigationLink)

type MemberMenuProps = { name: string; logo: PictureData; isOpen: boolean; onClose: () => void }

/** The slide-in menu of small screens. */
export function MemberMenu({ name, logo, isOpen, onClose }: MemberMenuProps) {
  const { signOut, isBusy } = useSignOut()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label="Menu" variant="sheet">
      <MenuHeading logo={logo} onClose={onClose} />
      <chakra.p paddingInline="6" textStyle="small" color="fg.muted">
        Signed in as <chakra.strong color="fg">{name}</chakra.strong>
      </chakra.p>
      <chakra.div padding="3">
        <MenuButton
          type="button"
          width="100%"
          minHeight="3.25rem"
          fontSize="lg"
          aria-disabled={isBusy || undefined}
          onClick={signOut}
        >
          <Icon svg={signOutSvg} size={22} />
          Sign out
        </MenuButton>
      </chakra.div>
    </Dialog>
  )
}
