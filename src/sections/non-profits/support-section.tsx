import { chakra } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

/** How non-profits are supported, and the button to partner. */
export function SupportSection({ words }: { words: PageSection }) {
  return (
    <Band aria-labelledby="support">
      <Container
        display="grid"
        gap={{ base: '6', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }}
      >
        <chakra.h2 id="support" textStyle="title">
          {words.heading}
        </chakra.h2>
        <chakra.div
          css={{ '& p:first-of-type': { fontSize: 'xl', lineHeight: '1.5' } }}
          borderTop={{ lg: '2px solid {colors.border.strong}' }}
          paddingTop={{ lg: '6' }}
        >
          {words.text && <Prose html={words.text.html} />}
          <chakra.div marginTop="8" display="flex" flexWrap="wrap" gap="3">
            {words.actions?.map((action) => (
              <ActionButton key={action.to} action={action} size="lg" />
            ))}
          </chakra.div>
        </chakra.div>
      </Container>
    </Band>
  )
}
