import { Box, Container } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
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
