import { chakra } from '@chakra-ui/react'
import type { SuccessStoryCard } from '#src/content/home.ts'
import type { PageSection } from '#src/content/pages.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Highlighted } from '#src/ui/text/highlighted.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

type SuccessStoriesSectionProps = { words: PageSection; stories: ReadonlyArray<SuccessStoryCard> }

/** Success stories, each with the person's first name highlighted (HOME-12, DATA-9). */
export function SuccessStoriesSection({ words, stories }: SuccessStoriesSectionProps) {
  return (
    <Band ground="warm" aria-labelledby="success-stories">
      <Container>
        <SectionHeading id="success-stories" words={words} />
        <chakra.ul
          display="grid"
          gap={{ base: '8', lg: '8' }}
          gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}
          marginTop={{ base: '10', md: '12' }}
        >
          {stories.map((story) => (
            <chakra.li
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
                height={{ sm: '100%', lg: 'auto' }}
                objectFit="cover"
              />
              <chakra.div padding={{ base: '6', lg: '8' }}>
                <chakra.h3 textStyle="cardTitle">{story.title}</chakra.h3>
                <chakra.p textStyle="body" marginTop="3">
                  <Highlighted text={story.content} highlight={story.firstName} />
                </chakra.p>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </Band>
  )
}
