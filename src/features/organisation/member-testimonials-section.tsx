import type { MemberTestimonial } from '#src/content/members.ts'
import type { PageSection } from '#src/content/pages.ts'
import { QuoteCard } from '#src/ui/sections/quote-card.tsx'
import { Carousel } from '#src/ui/carousel/carousel.tsx'
import { Section } from '#src/ui/layout/section.tsx'

type MemberTestimonialsSectionProps = {
  copy: PageSection
  testimonials: ReadonlyArray<MemberTestimonial>
}

/** Quotes of members in a carousel. */
export function MemberTestimonialsSection({ copy, testimonials }: MemberTestimonialsSectionProps) {
  return (
    <Section headingId="testimonials" copy={copy} tone="rose" columns={[4, 7]} alignItems="center">
      <Carousel label="Testimonials" spacing={20}>
        {testimonials.map(({ author, content }) => (
          <QuoteCard key={author} content={content} padding={{ base: '6', md: '10' }}>
            <strong>{author}</strong>
          </QuoteCard>
        ))}
      </Carousel>
    </Section>
  )
}
