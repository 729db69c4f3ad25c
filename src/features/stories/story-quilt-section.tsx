import { Box, chakra, Flex, Heading, Span, Text } from '@chakra-ui/react'
import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-right-bold.svg?raw'
import type { StoryCard } from '#src/content/stories.ts'
import { storyUrl } from '#src/lib/addresses.ts'
import { Icon } from '#src/ui/icon.tsx'
import { CardLink, linkedCard } from '#src/ui/layout/card.tsx'
import { Picture } from '#src/ui/picture.tsx'

/** The stories as a quilt: pictures and texts alternate along rows and columns. */
export function StoryQuiltSection({ stories }: { stories: ReadonlyArray<StoryCard> }) {
  return (
    <Box as="section" aria-label="Stories" borderTop="0.75rem solid" borderColor="fg.brand">
      <Box
        as="ul"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }}
        maxWidth="120rem"
        marginInline="auto"
      >
        {stories.map((story, index) => (
          // The target of 'All impact stories' on the page of a story.
          <Box as="li" key={story.slug} id={story.slug} display="grid">
            <StoryPatch story={story} index={index} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const TitleLink = chakra(CardLink, {
  base: {
    'article:hover &': { textDecorationColor: 'currentColor' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid {colors.focus}', outlineOffset: '-6px' },
    },
  },
})

const backgrounds = ['bg.rose', 'bg.warm', 'bg', 'bg.tint', 'bg.warm', 'bg.rose'] as const

/** A story as two squares of the quilt: its picture and its beginning. */
function StoryPatch({ story, index }: { story: StoryCard; index: number }) {
  // Two squares per row below `xl`, four above.
  const isSecondRowOfTwo = index % 2 === 1
  const isSecondRowOfFour = Math.floor(index / 2) % 2 === 1
  return (
    <Box
      as="article"
      {...linkedCard}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      minHeight={{ xl: '25vw' }}
      backgroundColor={backgrounds[index % backgrounds.length]}
    >
      <Picture
        picture={story.picture}
        sizes="(min-width: 80em) 25vw, (min-width: 48em) 50vw, 100vw"
        order={{ md: isSecondRowOfTwo ? '1' : '0', xl: isSecondRowOfFour ? '1' : '0' }}
        // Prevents a long text from stretching the picture in both directions.
        width="100%"
        aspectRatio={{ base: '4 / 3', md: '1', xl: 'auto' }}
        // In rows of four the picture determines the height of its row, so it cannot be skipped.
        contentVisibility={{ base: 'auto', xl: 'visible' }}
        minHeight="100%"
        objectPosition="center 30%"
      />
      <Flex
        flexDirection="column"
        justifyContent="center"
        paddingInline={{ base: 'gutter', md: '10', xl: 'clamp(1.5rem, 2.4vw, 3rem)' }}
        paddingBlock="8"
      >
        <Text textStyle="eyebrow">
          {story.person}, {story.place}
        </Text>
        <Heading textStyle="cardTitle" marginTop="3">
          <TitleLink to={storyUrl(story.slug)} prefetch="intent">
            {story.title}
          </TitleLink>
        </Heading>
        <Text textStyle="body" marginTop="3">
          {story.excerpt}
        </Text>
        <Span
          display="inline-flex"
          alignItems="center"
          gap="2"
          marginTop="4"
          fontWeight="700"
          color="fg.accentStrong"
          aria-hidden
        >
          Read the story
          <Icon svg={arrowSvg} size={18} />
        </Span>
      </Flex>
    </Box>
  )
}
