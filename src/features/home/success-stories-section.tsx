import { Box } from '@chakra-ui/react'
import type { SuccessStoryCard } from '#src/content/home.ts'
import type { PageSection } from '#src/content/pages.ts'
import { CardText } from '#src/ui/layout/card.tsx'
import { CardList } from '#src/ui/layout/flow.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Highlighted } from '#src/ui/text/highlighted.tsx'

type SuccessStoriesSectionProps = { copy: PageSection; stories: ReadonlyArray<SuccessStoryCard> }

/** Three success stories; each highlights the first name of its person (HOME-12, DATA-9). */
export function SuccessStoriesSection({ copy, stories }: SuccessStoriesSectionProps) {
  return (
    <Section headingId="success-stories" copy={copy} tone="warm">
      <CardList columns={3} from="lg" gap="8" marginTop={{ base: '10', md: '12' }}>
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
                <Highlighted text={story.content} highlight={story.firstName} />
              </CardText>
            </Box>
          </Box>
        ))}
      </CardList>
    </Section>
  )
}
