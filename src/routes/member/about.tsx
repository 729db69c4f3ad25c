import { Box, Container, Heading } from '@chakra-ui/react'
import { memberNewsletter, memberTestimonials } from '#src/content/members.ts'
import { readPage } from '#src/content/pages.ts'
import { SubscriptionSection } from '#src/features/subscriptions/subscription-form.tsx'
import { Carousel } from '#src/ui/carousel/carousel.tsx'
import { Band, Section } from '#src/ui/layout/section.tsx'
import { Grid } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { QuoteCard } from '#src/ui/sections/quote-card.tsx'
import { StatementSection } from '#src/ui/sections/statement-section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import type { Route } from './+types/about'

export function loader() {
  return {
    ...readPage('explore-about'),
    testimonials: memberTestimonials(),
    newsletter: memberNewsletter(),
  }
}

export default function MemberAboutRoute({ loaderData }: Route.ComponentProps) {
  const { copy, testimonials, newsletter } = loaderData
  return (
    <>
      <WelcomeSection {...loaderData} />
      <StatementSection id="mission" copy={copy.mission} tone="brand" />
      <Section
        headingId="testimonials"
        copy={copy.testimonials}
        tone="rose"
        columns={[4, 7]}
        alignItems="center"
      >
        <Carousel label="Testimonials">
          {testimonials.map(({ author, content }) => (
            <QuoteCard key={author} content={content} padding={{ base: '6', md: '10' }}>
              <strong>{author}</strong>
            </QuoteCard>
          ))}
        </Carousel>
      </Section>
      <SubscriptionSection kind="newsletter" copy={newsletter} />
    </>
  )
}

/** The welcome above three pictures, each with a line of text; the first is the largest. */
function WelcomeSection({ hero, copy }: Pick<Route.ComponentProps['loaderData'], 'hero' | 'copy'>) {
  const { heading, text } = copy.welcome
  const scenes = [copy['image-1'], copy['image-2'], copy['image-3']]
  return (
    <Band tone="tint" aria-labelledby="welcome">
      <Container>
        <Grid columns={[5, 6]} from="lg" columnGap="16" rowGap="6" alignItems="end">
          <Heading as="h1" textStyle="display">
            {hero.heading}
          </Heading>
          <div>
            <Heading id="welcome" textStyle="cardTitle">
              {heading}
            </Heading>
            {text && <Prose html={text.html} marginTop="3" />}
          </div>
        </Grid>
        <Grid
          as="ul"
          columns={[8, 5, 5]}
          gap={{ base: '6', md: '5', lg: '8' }}
          marginTop={{ base: '8', md: '12' }}
        >
          {scenes.map(({ key, text: caption, picture }) => (
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
              {caption && (
                <Box as="figcaption" marginTop="3">
                  <Prose html={caption.html} />
                </Box>
              )}
            </Box>
          ))}
        </Grid>
      </Container>
    </Band>
  )
}
