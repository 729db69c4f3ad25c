import { chakra } from '@chakra-ui/react'
import type { IllustratedSection } from '#src/content/pages.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'

/** The report of the year: its cover beside what is in it, and the button to get it. */
export function ReportSection({ words, picture }: IllustratedSection) {
  return (
    <Section
      headingId="report"
      words={words}
      ground="warm"
      columns={[7, 5]}
      alignItems="center"
      beside={<ActionRow actions={words.actions} marginTop="8" />}
    >
      {picture && (
        <chakra.div maxWidth="24rem" marginInline={{ lg: 'auto' }} rotate={{ md: '2deg' }}>
          <Picture
            picture={picture}
            sizes="(min-width: 30em) 24rem, 92vw"
            borderRadius="md"
            border="2px solid {colors.border.strong}"
          />
        </chakra.div>
      )}
    </Section>
  )
}
