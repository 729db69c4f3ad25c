import { Box, Container, Heading } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import pattern from '#src/theme/patterns/leaf-dark.svg'
import { ActionRow } from '#src/ui/actions.tsx'
import { Band } from '#src/ui/layout/section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

export function InvitationSection({ id, copy }: { id: string; copy: PageSection }) {
  return (
    <Band tone="success" aria-labelledby={id} backgroundImage={`{gradients.veil}, url(${pattern})`}>
      <Container>
        <Box
          marginInline="auto"
          maxWidth="46rem"
          padding={{ base: '6', md: '12' }}
          borderRadius="lg"
          backgroundColor="bg.success"
          textAlign="center"
        >
          <Heading id={id} textStyle="title">
            {copy.heading}
          </Heading>
          {copy.text && <Prose html={copy.text.html} marginTop="5" marginInline="auto" />}
          <ActionRow actions={copy.actions} look="highlight" marginTop="8" justifyContent="center" />
        </Box>
      </Container>
    </Band>
  )
}
