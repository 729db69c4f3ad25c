import { Box, Container, Wrap } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Band } from '#src/ui/layout/container.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

/** For questions that are not on the page: 'Email Us Here'. */
export function AskSection({ copy }: { copy: PageSection }) {
  return (
    <Band tone="rose" aria-labelledby="ask-heading">
      <Container>
        <Wrap alignItems="end" justifyContent="space-between" gap={{ base: '8', md: '10' }}>
          <Box minWidth="0">
            <SectionHeading id="ask-heading" copy={copy} />
          </Box>
          <ActionRow actions={copy.actions} />
        </Wrap>
      </Container>
    </Band>
  )
}
