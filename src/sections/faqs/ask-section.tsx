import { chakra } from '@chakra-ui/react'
import type { PageSection } from '../../content/pages'
import { ActionButton } from '../../ui/action-button'
import { Band, Container } from '../../ui/container'
import { SectionHeading } from '../../ui/section-heading'

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
