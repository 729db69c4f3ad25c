import { Box } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { isDarkTone, Section } from '#src/ui/layout/section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

type StatementSectionProps = Pick<ComponentProps<typeof Section>, 'tone'> & {
  id: string
  copy: PageSection
}

/** A heading, and beside it the text, whose first paragraph is larger. */
export function StatementSection({ id, copy, tone }: StatementSectionProps) {
  const { eyebrow, heading, text, actions } = copy
  const isDark = isDarkTone(tone)
  return (
    <Section
      headingId={id}
      copy={{ eyebrow, heading }}
      tone={tone}
      columns={[5, 7]}
      gap={{ base: '6', lg: '16' }}
    >
      <Box
        borderTop={{ lg: '2px solid' }}
        borderColor={isDark ? 'border.onDark' : 'border.strong'}
        paddingTop={{ lg: '6' }}
      >
        {text && <Prose html={text.html} hasLead />}
        <ActionRow actions={actions} look={isDark ? 'highlight' : 'solid'} marginTop="8" />
      </Box>
    </Section>
  )
}
