import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Container } from '#src/ui/layout/container.tsx'
import { SectionTabs } from './section-tabs.tsx'

/** The tabs of a part of the member area, as a strip between header and page. */
export function TabsStrip(props: ComponentProps<typeof SectionTabs>) {
  return (
    <chakra.div
      backgroundColor="bg.surface"
      borderBottom="1px solid"
      borderColor="border.subtle"
      _print={{ display: 'none' }}
    >
      <Container>
        <SectionTabs {...props} />
      </Container>
    </chakra.div>
  )
}
