import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { storyUrl } from '#src/lib/addresses.ts'
import type { StoryCard } from '#src/content/stories.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { Picture } from '#src/ui/picture.tsx'

/** A link to the next story; the last story links to the first. */
export function NextStorySection({ story }: { story: StoryCard }) {
  return (
    <chakra.section
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
        <chakra.div minWidth="0">
          <chakra.h2 id="next-story" textStyle="eyebrow">
            Next story
          </chakra.h2>
          <chakra.p textStyle="subtitle" marginTop="2">
            <chakra.span
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
            </chakra.span>
          </chakra.p>
          <chakra.p textStyle="body" marginTop="2">
            {story.person}, {story.place}
          </chakra.p>
        </chakra.div>
      </Container>
    </chakra.section>
  )
}
