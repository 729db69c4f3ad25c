import { Box, Container, Heading, Span, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { storyUrl } from '#src/lib/addresses.ts'
import type { StoryCard } from '#src/content/stories.ts'
import { Picture } from '#src/ui/picture.tsx'

/** A link to the next story; the last story links to the first. */
export function NextStorySection({ story }: { story: StoryCard }) {
  return (
    <Box
      as="section"
      aria-labelledby="next-story"
      position="relative"
      backgroundColor="bg.warm"
      paddingBlock={{ base: '8', md: '0' }}
    >
      <Container display="flex" alignItems="center" gap={{ base: '5', md: '12' }}>
        <Picture
          picture={story.picture}
          sizes="(min-width: 48em) 16rem, 6rem"
          alt=""
          flexShrink="0"
          width={{ base: '6rem', md: '16rem' }}
          aspectRatio="1"
          borderRadius={{ base: 'md', md: '0' }}
        />
        <Box minWidth="0">
          <Heading id="next-story" textStyle="eyebrow">
            Next story
          </Heading>
          <Text textStyle="subtitle" marginTop="2">
            <Span
              css={{
                '& a': { textUnderlineOffset: '0.14em', textDecorationThickness: '0.06em' },
                '& a:hover': { color: 'fg.accent' },
                // Makes the whole section clickable.
                '& a::after': { content: '""', position: 'absolute', inset: '0' },
              }}
            >
              <Link to={storyUrl(story.slug)} prefetch="intent">
                {story.title}
              </Link>
            </Span>
          </Text>
          <Text textStyle="body" marginTop="2">
            {story.person}, {story.place}
          </Text>
        </Box>
      </Container>
    </Box>
  )
}
