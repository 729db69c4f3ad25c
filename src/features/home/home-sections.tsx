import { Box, Container, Flex, Heading, Span } from '@chakra-ui/react'
import type { BenefitCard } from '#src/content/benefits.ts'
import type { SuccessStoryCard, TestimonialCard } from '#src/content/home.ts'
import type { PageSection } from '#src/content/pages.ts'
import pattern from '#src/theme/patterns/rings-dark.svg'
import { ActionRow } from '#src/ui/actions.tsx'
import { Carousel } from '#src/ui/carousel/carousel.tsx'
import { CardText } from '#src/ui/layout/card.tsx'
import { Band, Section, SectionHeading } from '#src/ui/layout/section.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { QuoteCard } from '#src/ui/sections/quote-card.tsx'
import { Marked, wholeWord } from '#src/ui/text/found-words.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

type DifferenceSectionProps = { copy: PageSection; pillars: ReadonlyArray<BenefitCard> }

export function DifferenceSection({ copy, pillars }: DifferenceSectionProps) {
  return (
    <Section
      headingId="difference"
      copy={copy}
      gap="6"
      beside={<ActionRow actions={copy.actions} look="outline" size="md" />}
    >
      <CardList columns={3} gap={{ base: '10', md: '6', lg: '8' }} marginTop={{ base: '10', md: '16' }}>
        {pillars.map((pillar, index) => (
          // Each card is a step lower than the previous one.
          <Box as="li" key={pillar.title} marginTop={{ md: `${index * 2.5}rem` }}>
            {pillar.picture && (
              <Picture
                picture={pillar.picture}
                sizes="(min-width: 48em) 24rem, 92vw"
                borderRadius="lg"
                marginBottom="5"
              />
            )}
            <CardText title={pillar.title}>{pillar.content}</CardText>
          </Box>
        ))}
      </CardList>
    </Section>
  )
}

const firstNames = { '& mark': { backgroundColor: 'transparent', color: 'fg.accent', fontWeight: '700' } }

type SuccessStoriesSectionProps = { copy: PageSection; stories: ReadonlyArray<SuccessStoryCard> }

/** Three success stories; each highlights the first name of its person (HOME-12, DATA-9). */
export function SuccessStoriesSection({ copy, stories }: SuccessStoriesSectionProps) {
  return (
    <Section headingId="success-stories" copy={copy} tone="warm">
      <CardList columns={3} from="lg" gap="8" marginTop={{ base: '10', md: '12' }} css={firstNames}>
        {stories.map((story) => (
          <Box
            as="li"
            key={story.title}
            display="grid"
            gridTemplateColumns={{ base: '1fr', sm: '2fr 3fr', lg: '1fr' }}
            gridTemplateRows={{ lg: 'auto 1fr' }}
            backgroundColor="bg.surface"
            borderRadius="lg"
            overflow="hidden"
          >
            <Picture
              picture={story.picture}
              sizes="(min-width: 64em) 24rem, (min-width: 30em) 40vw, 92vw"
              width="100%"
              height={{ sm: '100%', lg: 'auto' }}
              objectFit="cover"
            />
            <Box padding={{ base: '6', lg: '8' }}>
              <CardText title={story.title}>
                <Marked text={story.content} found={wholeWord(story.firstName)} />
              </CardText>
            </Box>
          </Box>
        ))}
      </CardList>
    </Section>
  )
}

const CARD_MAX_WIDTH = '350px'

export function TestimonialsSection({ copy, cards }: { copy: PageSection; cards: Array<TestimonialCard> }) {
  return (
    <Band tone="rose" aria-labelledby="testimonials">
      <Container
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 720px)', xl: 'minmax(0, 1fr) 720px' }}
        gap={{ base: '8', xl: '16' }}
        alignItems="center"
      >
        <SectionHeading id="testimonials" copy={copy} />
        <Carousel label="Testimonials" slidesPerView={{ base: 1, md: 2 }} slideMaxWidth={CARD_MAX_WIDTH}>
          {cards.map((card) => (
            <Testimonial key={card.name} card={card} />
          ))}
        </Carousel>
      </Container>
    </Band>
  )
}

function Testimonial({ card }: { card: TestimonialCard }) {
  return (
    <QuoteCard content={card.content} minHeight="390px" maxWidth={CARD_MAX_WIDTH}>
      <Picture
        picture={card.picture}
        sizes="56px"
        width="min(3.5rem, 17.5vw)"
        height="min(3.5rem, 17.5vw)"
        borderRadius="full"
        flexShrink="0"
      />
      <Span flex="1 1 8rem" minWidth="0">
        <Span display="block" fontWeight="700">
          {card.name}
        </Span>
        <Span display="block" textStyle="small" color="fg.muted">
          {card.career}
        </Span>
      </Span>
    </QuoteCard>
  )
}

/** The closing banner, hidden on small screens (HOME-22). */
export function ClosingSection({ copy }: { copy: PageSection }) {
  return (
    <Band
      display={{ base: 'none', md: 'block' }}
      tone="brand"
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
