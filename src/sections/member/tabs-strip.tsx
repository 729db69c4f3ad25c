import { Box, Container } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { MENTORS_URL } from '#src/features/mentors/addresses.ts'
import { SectionTabs } from './section-tabs.tsx'

/** The tabs of a part of the member area, as a strip between header and page. */
export function TabsStrip(props: ComponentProps<typeof SectionTabs>) {
  return (
    <Box
      backgroundColor="bg.surface"
      borderBottom="1px solid"
      borderColor="border.subtle"
      _print={{ display: 'none' }}
    >
      <Container>
        <SectionTabs {...props} />
      </Container>
    </Box>
  )
}

const communityTabs = [
  { label: 'MENTORS', to: MENTORS_URL },
  { label: 'DISCUSSIONS', to: '/explore/discussions' },
]

/** The two pages of the community, below its hero (MENTOR-2 to MENTOR-4). */
export function CommunityTabs() {
  return <TabsStrip label="Community" links={communityTabs} />
}
