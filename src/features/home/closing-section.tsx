import { Container, Flex, Heading } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import pattern from '#src/theme/patterns/rings-dark.svg'
import { ActionRow } from '#src/ui/actions.tsx'
import { Band } from '#src/ui/layout/container.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

/** The closing banner, hidden on small screens (HOME-22). */
export function ClosingSection({ copy }: { copy: PageSection }) {
  return (
    <Band
      display={{ base: 'none', md: 'block' }}
      tone="brand"
      data-tone="dark"
      aria-labelledby="closing"
      borderTop="0.75rem solid"
      borderColor="highlight"
      backgroundImage={`linear-gradient(90deg, {colors.bg.brand} 60%, transparent 88%), {gradients.veil}, url(${pattern})`}
    >
      <Container>
        <Heading id="closing" textStyle="display" maxWidth="44rem">
          {copy.heading}
        </Heading>
        <Flex gap="10" alignItems="end" marginTop="6">
          {copy.text && <Prose html={copy.text.html} />}
          <ActionRow actions={copy.actions} look="highlight" flexShrink="0" />
        </Flex>
      </Container>
    </Band>
  )
}
