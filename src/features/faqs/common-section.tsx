import { Box, chakra, Container, Heading, VisuallyHidden } from '@chakra-ui/react'
import type { Faq } from '#src/content/faqs.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Band } from '#src/ui/layout/container.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { CopyLink } from '#src/ui/copy-link.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

type CommonSectionProps = { copy: PageSection; questions: ReadonlyArray<Faq> }

const Card = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: { base: '6', lg: '8' },
    borderRadius: 'lg',
    border: '2px solid',
    borderColor: 'border.strong',
    backgroundColor: 'bg.surface',
    color: 'fg',
    // Marks the card in the fragment of the address.
    '&:target': { outline: '4px solid {colors.highlight}', outlineOffset: '4px' },
  },
})

/** 'Common questions': three answers on cards that overlap the next section. */
export function CommonSection({ copy, questions }: CommonSectionProps) {
  return (
    <Band
      id={copy.key}
      aria-labelledby="common-heading"
      paddingBottom="0"
      // The outline of a card must not be covered by the next section.
      zIndex="1"
      // The dark background ends behind the cards, however high they are.
      backgroundImage="linear-gradient(to top, {colors.bg} 6rem, {colors.bg.dark} 6rem)"
    >
      <Container>
        <Box data-tone="dark" color="fg.onDark">
          <SectionHeading id="common-heading" copy={copy} />
        </Box>
        <CardList columns={3} from="lg" gap={{ base: '5', lg: '6' }} marginTop={{ base: '8', md: '10' }}>
          {questions.map(({ id, question, html }) => (
            <Card key={id} id={id}>
              <Heading as="h3" textStyle="cardTitle">
                {question}
              </Heading>
              <Prose html={html} measure="full" />
              <Box marginTop="auto">
                <CopyLink to={`/faqs#${id}`}>
                  Copy link <VisuallyHidden>to the question: {question}</VisuallyHidden>
                </CopyLink>
              </Box>
            </Card>
          ))}
        </CardList>
      </Container>
    </Band>
  )
}
