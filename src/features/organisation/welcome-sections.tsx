import { Box, Container, Heading } from '@chakra-ui/react'
import type { MemberTestimonial } from '#src/content/members.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Carousel } from '#src/ui/carousel/carousel.tsx'
import { Band, Section } from '#src/ui/layout/section.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { QuoteCard } from '#src/ui/sections/quote-card.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

type WelcomeSectionProps = {
  heading: string
  copy: PageSection
  scenes: ReadonlyArray<PageSection>
}

/** The welcome above three pictures, each with a line of text; the first is the largest. */
export function WelcomeSection({ heading, copy, scenes }: WelcomeSectionProps) {
  return (
    <Band tone="tint" aria-labelledby="welcome">
      <Container>
        <Grid columns={[5, 6]} from="lg" columnGap="16" rowGap="6" alignItems="end">
          <Heading as="h1" textStyle="display">
            {heading}
          </Heading>
          <div>
            <Heading id="welcome" textStyle="cardTitle">
              {copy.heading}
            </Heading>
            {copy.text && <Prose html={copy.text.html} marginTop="3" />}
          </div>
        </Grid>
        <Grid
          as="ul"
          columns={[8, 5, 5]}
          gap={{ base: '6', md: '5', lg: '8' }}
          marginTop={{ base: '8', md: '12' }}
        >
          {scenes.map(({ key, text, picture }) => (
            <Box as="li" key={key} display="flex" flexDirection="column">
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 80em) 34rem, (min-width: 48em) 44vw, 92vw"
                  height={{ md: 'clamp(14rem, 26vw, 24rem)' }}
                  borderRadius="lg"
                  objectPosition="center"
                />
              )}
              {text && (
                <Box as="figcaption" marginTop="3">
                  <Prose html={text.html} />
                </Box>
              )}
            </Box>
          ))}
        </Grid>
      </Container>
    </Band>
  )
}

type MemberTestimonialsSectionProps = {
  copy: PageSection
  testimonials: ReadonlyArray<MemberTestimonial>
}

export function MemberTestimonialsSection({ copy, testimonials }: MemberTestimonialsSectionProps) {
  return (
    <Section headingId="testimonials" copy={copy} tone="rose" columns={[4, 7]} alignItems="center">
      <Carousel label="Testimonials">
        {testimonials.map(({ author, content }) => (
          <QuoteCard key={author} content={content} padding={{ base: '6', md: '10' }}>
            <strong>{author}</strong>
          </QuoteCard>
        ))}
      </Carousel>
    </Section>
  )
}
