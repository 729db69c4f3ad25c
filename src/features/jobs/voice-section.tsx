import { Blockquote } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { Section } from '#src/ui/layout/section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

/** An anonymous quote of a colleague. */
export function VoiceSection({ copy: { eyebrow, heading, text } }: { copy: PageSection }) {
  return (
    <Section headingId="voice" copy={{ eyebrow, heading }} tone="rose" columns={[4, 7]}>
      {text && (
        <Blockquote.Root>
          <Blockquote.Content margin="0" css={{ '& p': { fontSize: 'xl', lineHeight: '1.5' } }}>
            <Prose html={text.html} />
          </Blockquote.Content>
        </Blockquote.Root>
      )}
    </Section>
  )
}
