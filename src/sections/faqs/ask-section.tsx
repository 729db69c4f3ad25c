import { chakra } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

/** For questions that are not on the page: 'Email Us Here'. */
export function AskSection({ words }: { words: PageSection }) {
  return (
    <Band ground="rose" aria-labelledby="ask-heading">
      <Container
        display="flex"
        flexWrap="wrap"
        alignItems="end"
        justifyContent="space-between"
        gap={{ base: '8', md: '10' }}
      >
        <chakra.div minWidth="0">
          <SectionHeading id="ask-heading" words={words} />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {words.actions?.map((action) => (
            <ActionButton key={action.to} action={action} size="lg" />
          ))}
        </chakra.div>
      </Container>
    </Band>
  )
}
