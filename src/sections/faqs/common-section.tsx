import { chakra } from '@chakra-ui/react'
import type { Faq } from '#src/content/faqs.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { CopyLink } from '#src/ui/copy-link.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

type CommonSectionProps = { words: PageSection; questions: ReadonlyArray<Faq> }

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
    // Beside its neighbours, the one that an address points at has to show that it is meant.
    '&:target': { outline: '4px solid {colors.highlight}', outlineOffset: '4px' },
  },
})

/** 'Common questions': three answers at a glance, on cards that hang down into the next section. */
export function CommonSection({ words, questions }: CommonSectionProps) {
  return (
    <Band
      id={words.key}
      aria-labelledby="common-heading"
      paddingBottom="0"
      // The card's highlight must not be clipped by the next section.
      zIndex="1"
      // The ground ends behind the cards, wherever their length puts that.
      backgroundImage="linear-gradient(to top, {colors.bg} 6rem, {colors.bg.dark} 6rem)"
    >
      <Container>
        <chakra.div data-ground="dark" color="fg.onDark">
          <SectionHeading id="common-heading" words={words} onDark />
        </chakra.div>
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
          gap={{ base: '5', lg: '6' }}
          marginTop={{ base: '8', md: '10' }}
        >
          {questions.map(({ id, question, html }) => (
            <Card key={id} id={id}>
              <chakra.h3 textStyle="cardTitle">{question}</chakra.h3>
              <Prose html={html} measure="full" />
              <chakra.div marginTop="auto">
                <CopyLink to={`/faqs#${id}`}>
                  Copy link <chakra.span srOnly>to the question: {question}</chakra.span>
                </CopyLink>
              </chakra.div>
            </Card>
          ))}
        </chakra.ul>
      </Container>
    </Band>
  )
}
