import { Container, Span } from '@chakra-ui/react'
import type { TestimonialCard } from '#src/content/home.ts'
import type { PageSection } from '#src/content/pages.ts'
import { QuoteCard } from '#src/ui/sections/quote-card.tsx'
import { Carousel } from '#src/ui/carousel/carousel.tsx'
import { Band } from '#src/ui/layout/container.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

const SPACING = 20
const CARD_MIN_HEIGHT = '390px'
const CARD_MAX_WIDTH = '350px'

type TestimonialsSectionProps = { copy: PageSection; cards: Array<TestimonialCard> }

/** Testimonials in a carousel. */
export function TestimonialsSection({ copy, cards }: TestimonialsSectionProps) {
  return (
    <Band tone="rose" aria-labelledby="testimonials">
      <Container
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 720px)', xl: 'minmax(0, 1fr) 720px' }}
        gap={{ base: '8', xl: '16' }}
        alignItems="center"
      >
        <SectionHeading id="testimonials" copy={copy} />
        <Carousel
          label="Testimonials"
          slidesPerView={{ base: 1, md: 2 }}
          slideMaxWidth={CARD_MAX_WIDTH}
          spacing={SPACING}
          loop
        >
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
    <QuoteCard content={card.content} minHeight={CARD_MIN_HEIGHT} maxWidth={CARD_MAX_WIDTH}>
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
