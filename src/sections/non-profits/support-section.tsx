import { chakra } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

/** How non-profits are supported, and the button to partner. */
export function SupportSection({ words }: { words: PageSection }) {
  const { heading, text, actions } = words
  return (
    <Section headingId="support" words={{ heading }} columns={[5, 7]} gap={{ base: '6', lg: '16' }}>
      <chakra.div
        css={{ '& p:first-of-type': { fontSize: 'xl', lineHeight: '1.5' } }}
        borderTop={{ lg: '2px solid {colors.border.strong}' }}
        paddingTop={{ lg: '6' }}
      >
        {text && <Prose html={text.html} />}
        <ActionRow actions={actions} marginTop="8" />
      </chakra.div>
    </Section>
  )
}
