import { Box, Container, Heading, Span, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Story, StoryCard } from '#src/content/stories.ts'
import { storyUrl } from '#src/lib/addresses.ts'
import { BackLink } from '#src/ui/links.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { ShareLinks } from '#src/ui/sections/share-links.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

/** A story in full; on wide screens its picture is sticky beside it. */
export function StorySection({ story }: { story: Story }) {
  return (
    <Box as="article" paddingBlock={{ base: '6', md: '12' }}>
      <Container
        display="grid"
        columnGap="16"
        rowGap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }}
        alignItems="start"
      >
        <Box position={{ lg: 'sticky' }} top="6.5rem">
          <Picture
            picture={story.picture}
            sizes="(min-width: 64em) 30rem, 92vw"
            priority
            borderRadius="lg"
            aspectRatio={{ base: '4 / 3', sm: '16 / 9', lg: '1' }}
            // Keeps the face visible when a square picture is cropped to a wide frame.
            objectPosition="center 30%"
          />
        </Box>
        <div>
          <Box as="header">
            <Text textStyle="eyebrow" color="fg.accent">
              {story.person}, {story.place}
            </Text>
            <Heading as="h1" textStyle="display" marginTop="3" hyphens="auto">
              {story.title}
            </Heading>
          </Box>
          <Prose html={story.html} hasLead marginTop={{ base: '6', md: '8' }} />
          <Box marginTop="10" display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
            <BackLink to={`/impact-stories#${story.slug}`}>All impact stories</BackLink>
            <ShareLinks path={storyUrl(story.slug)} title={story.title} />
          </Box>
        </div>
      </Container>
    </Box>
  )
}

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
