import { Box, chakra, Container } from '@chakra-ui/react'
import listSvg from '@phosphor-icons/core/assets/bold/list-bold.svg?raw'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { PictureData } from '#src/content/pictures.ts'
import type { MemberNavigation } from '#src/content/site.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { MEMBER_HOME } from '#src/lib/addresses.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { HeaderBar } from '#src/ui/layout/header-bar.ts'
import { BarLink } from '#src/ui/layout/navigation-link.ts'
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

type MemberHeaderProps = { logo: PictureData; navigation: MemberNavigation }

/** The header of the member area: from lg up with links and profile menu, below lg with the slide-in menu. */
export function MemberHeader({ logo, navigation }: MemberHeaderProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { first_name, surname } = useCurrentUser()
  const name = `${first_name} ${surname}`
  return (
    <HeaderBar>
      <Container display="flex" alignItems="center" justifyContent="space-between" gap="4" minHeight="4.5rem">
        <Link to={MEMBER_HOME} aria-label={logo.alt}>
          <Picture data-logo picture={logo} sizes="171px" width="min(10.7rem, 44vw)" priority alt="" />
        </Link>
        <Box display={{ base: 'none', lg: 'flex' }} alignItems="center" gap="1" minWidth="0">
          <Box as="nav" aria-label="Main" display="flex" flexWrap="wrap" gap="1">
            {navigation.main.map((link) => (
              <BarLink key={link.to} to={link.to} prefetch="intent">
                {link.label}
              </BarLink>
            ))}
          </Box>
          <ProfileMenu name={name} links={navigation.profile} />
        </Box>
        <Box display={{ base: 'flex', lg: 'none' }} alignItems="center" gap="2" minWidth="0">
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
        </Box>
      </Container>
      <MemberMenu
        name={name}
        logo={logo}
        links={navigation.menu}
        profileLinks={navigation.profile}
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
      />
    </HeaderBar>
  )
}
