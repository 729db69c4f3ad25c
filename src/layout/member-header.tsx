import { Box, Container, Span, Stack, Strong, Text } from '@chakra-ui/react'
import listSvg from '@phosphor-icons/core/assets/bold/list-bold.svg?raw'
import searchSvg from '@phosphor-icons/core/assets/bold/magnifying-glass-bold.svg?raw'
import signOutSvg from '@phosphor-icons/core/assets/bold/sign-out-bold.svg?raw'
import userSvg from '@phosphor-icons/core/assets/bold/user-circle-bold.svg?raw'
import { useState, type ComponentProps } from 'react'
import { Form, Link, matchPath, useLocation } from 'react-router-dom'
import type { PictureData } from '#src/content/pictures.ts'
import type { MemberNavigation } from '#src/content/site.ts'
import { MEMBER_CONTACT_URL, MEMBER_HOME } from '#src/lib/addresses.ts'
import { useCurrentUser, useSignOut } from '#src/session/session-provider.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { BarButton, HeaderBar, roomyLink } from '#src/ui/layout/bar.ts'
import { Picture } from '#src/ui/picture.tsx'
import { SearchField, SearchFrame } from '#src/ui/search-box.tsx'
import { TabsStrip } from '#src/ui/tabs-strip.tsx'
import { BarLinks, Dropdown } from './dropdown.tsx'
import { SlideInMenu } from './slide-in-menu.tsx'

/** The header of the member area: from lg up with links and profile menu, below lg with the slide-in menu. */
export function MemberHeader({ logo, navigation }: { logo: PictureData; navigation: MemberNavigation }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { first_name, surname } = useCurrentUser()
  const name = `${first_name} ${surname}`
  const profileLabel = (
    <>
      <Icon svg={userSvg} size={24} />
      <Span truncate minWidth="0" title={name}>
        {name}
      </Span>
    </>
  )
  return (
    <HeaderBar>
      <Container display="flex" alignItems="center" justifyContent="space-between" gap="4" minHeight="4.5rem">
        <Link to={MEMBER_HOME} aria-label={logo.alt}>
          <Picture data-logo picture={logo} sizes="171px" width="min(10.7rem, 44vw)" priority alt="" />
        </Link>
        <Box display={{ base: 'none', lg: 'flex' }} alignItems="center" gap="1" minWidth="0">
          <Box as="nav" aria-label="Main" display="flex" flexWrap="wrap" gap="1">
            <BarLinks links={navigation.main} prefetch="intent" />
          </Box>
          <Dropdown label={profileLabel} align="end" links={navigation.profile}>
            <li>
              <SignOutButton iconSize={20} width="100%" />
            </li>
          </Dropdown>
        </Box>
        <Box display={{ base: 'flex', lg: 'none' }} alignItems="center" gap="2" minWidth="0">
          {/* MEMBER-3 */}
          <Span truncate maxWidth="90px" fontSize="sm" fontWeight="700" title={name}>
            {name}
          </Span>
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
      <SlideInMenu logo={logo} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        <Text paddingInline="6" textStyle="small" color="fg.muted">
          Signed in as <Strong color="fg">{name}</Strong>
        </Text>
        <Stack gap="1" padding="3" paddingBottom="6">
          <MenuSearch />
          <Stack as="nav" aria-label="Menu" gap="1" marginTop="2">
            {/* Also the links of the profile menu, which small screens do not show. */}
            <BarLinks links={[...navigation.menu, ...navigation.profile]} {...roomyLink} />
          </Stack>
          <SignOutButton iconSize={22} {...roomyLink} />
        </Stack>
      </SlideInMenu>
    </HeaderBar>
  )
}

function SignOutButton({ iconSize, ...look }: ComponentProps<typeof BarButton> & { iconSize: number }) {
  const { signOut, isBusy } = useSignOut()
  return (
    <BarButton isBusy={isBusy} onClick={signOut} {...look}>
      <Icon svg={signOutSvg} size={iconSize} />
      Sign out
    </BarButton>
  )
}

/** Searches the questions, on the page that shows them to members. */
function MenuSearch() {
  return (
    <Form role="search" action={MEMBER_CONTACT_URL}>
      <SearchFrame paddingInlineStart="4">
        <SearchField
          minHeight="2.75rem"
          required
          aria-label="Search questions and answers"
          placeholder="Search answers"
        />
        <IconButton type="submit" look="plain" aria-label="Search">
          <Icon svg={searchSvg} size={20} />
        </IconButton>
      </SearchFrame>
    </Form>
  )
}

/** The tabs of the projects, and those of the pages about the organisation (MEMBER-16 to MEMBER-21), on these pages. */
export function PartTabs({ projects, organisation }: MemberNavigation) {
  const { pathname } = useLocation()
  const leadsHere = ({ to }: { to: string }) =>
    matchPath({ path: to, end: to === MEMBER_HOME }, pathname) !== null
  if (projects.some(leadsHere)) return <TabsStrip label="Projects" links={projects} />
  return organisation.some(leadsHere) && <TabsStrip label="About us" links={organisation} />
}
