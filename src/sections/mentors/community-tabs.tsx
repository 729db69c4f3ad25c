import { chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'
import { MENTORS_URL } from '#src/lib/mentor-addresses.ts'
import { Container } from '#src/ui/layout/container.tsx'

const Tab = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '3.25rem',
    paddingInline: '5',
    borderBottom: '4px solid transparent',
    fontWeight: '700',
    letterSpacing: '0.04em',
    textDecoration: 'none',
    _hover: { borderColor: 'border.subtle' },
    '&[aria-current=page]': { borderColor: 'accent', color: 'accent' },
  },
})

/** The two pages of the community, below its hero (MENTOR-2 to MENTOR-4). */
export function CommunityTabs() {
  return (
    <chakra.nav aria-label="Community" backgroundColor="bg.surface">
      <Container display="flex" flexWrap="wrap">
        <Tab to={MENTORS_URL}>MENTORS</Tab>
        <Tab to="/explore/discussions">DISCUSSIONS</Tab>
      </Container>
    </chakra.nav>
  )
}
