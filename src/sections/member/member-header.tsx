import { chakra } from '@chakra-ui/react'
import listSvg from '@phosphor-icons/core/assets/bold/list-bold.svg?raw'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { PictureData } from '#src/content/pictures.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { MEMBER_HOME } from '#src/session/member-address.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { HeaderBar } from '#src/sections/shared/header-bar.ts'
import { MemberMenu } from './member-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'

const Name = chakra('span', {
  base: {
    fontSize: 'sm',
    fontWeight: '700',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // MEMBER-3
    maxWidth: '90px',
  },
})

/** The bar on top of every page of the member area: from lg up with the profile menu, below it with the slide-in menu. */
export function MemberHeader({ logo }: { logo: PictureData }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { first_name, surname } = useCurrentUser()
  const name = `${first_name} ${surname}`
  return (
    <HeaderBar>
      <Container display="flex" alignItems="center" justifyContent="space-between" gap="4" minHeight="4.5rem">
        <Link to={MEMBER_HOME} aria-label={logo.alt}>
          <Picture picture={logo} sizes="171px" width="min(10.7rem, 44vw)" priority alt="" />
        </Link>
        <chakra.div display={{ base: 'none', lg: 'block' }}>
          <ProfileMenu name={name} />
        </chakra.div>
        <chakra.div display={{ base: 'flex', lg: 'none' }} alignItems="center" gap="2" minWidth="0">
          <Name title={name}>{name}</Name>
          <IconButton
            look="plain"
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <Icon svg={listSvg} size={28} />
          </IconButton>
        </chakra.div>
      </Container>
      <MemberMenu name={name} logo={logo} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </HeaderBar>
  )
}
