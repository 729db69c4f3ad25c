import { Box } from '@chakra-ui/react'
import type { StoryCard } from '#src/content/stories.ts'
import { StoryPatch } from './story-patch.tsx'

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
