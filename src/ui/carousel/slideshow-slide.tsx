import { chakra } from '@chakra-ui/react'
import type { PictureData } from '#src/content/pictures.ts'
import { Picture } from '#src/ui/picture.tsx'

export type SlideshowSlide = {
  /** Without one, the slide shows the title of the slideshow. */
  heading?: string
  picture: PictureData
  /** The same scene cut square, for phones. */
  portrait?: PictureData
  /** `dark` where the left half of the picture is dark: the words over it are light then. */
  tone?: 'light' | 'dark'
}

/** How much of the width the calm part of the pictures leaves to the words. */
export const MEASURE = '42%'

const FADE_MS = 400

// No box of its own: the picture lies on the grid of the slideshow, the words in one cell with those of the others,
// so the tallest of them makes room for all and nothing below ever moves.
const Frame = chakra('div', { base: { display: 'contents' } })

const Scene = chakra('div', {
  base: {
    gridArea: { base: 'picture', md: 'auto' },
    position: { base: 'relative', md: 'absolute' },
    inset: '0',
    marginInline: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
    overflow: 'hidden',
    transitionProperty: 'opacity',
  },
  variants: {
    isCurrent: {
      // The new picture fades in over the old one, which goes when it is covered: the page never shines through.
      true: { zIndex: '1', opacity: '1' },
      false: { zIndex: '0', opacity: '0' },
    },
  },
})

const Words = chakra('p', {
  base: {
    gridArea: 'words',
    // Where one text is shorter than another, the room it leaves is above it, not between it and its button.
    alignSelf: 'end',
    position: 'relative',
    zIndex: '2',
    maxWidth: { md: MEASURE },
    textStyle: 'display',
    // As wide a word as "Transforming" has to fit beside the figures of the picture.
    fontSize: { md: 'min({fontSizes.4xl}, 4.4vw)' },
    transitionProperty: 'opacity',
  },
  variants: {
    isCurrent: { true: { opacity: '1' }, false: { opacity: '0' } },
    tone: { light: { color: 'fg' }, dark: { color: { base: 'fg', md: 'fg.onDark' } } },
  },
})

type SlideProps = {
  slide: SlideshowSlide
  position: string
  isCurrent: boolean
  isFirst: boolean
  /** Whether its picture may be fetched. */
  isPrepared: boolean
  title: string
}

/** One picture of a slideshow with its words. The words are in the page from the start, the picture when its turn nears. */
export function Slide({ slide, position, isCurrent, isFirst, isPrepared, title }: SlideProps) {
  const { heading, picture, portrait, tone = 'light' } = slide
  return (
    <Frame
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      aria-hidden={!isCurrent}
      inert={!isCurrent}
    >
      <Scene
        isCurrent={isCurrent}
        style={{
          backgroundColor: picture.color,
          transitionDuration: `${isCurrent ? FADE_MS : 0}ms`,
          transitionDelay: `${isCurrent ? 0 : FADE_MS}ms`,
        }}
      >
        {isPrepared && (
          <Picture
            picture={picture}
            portrait={portrait}
            sizes="100vw"
            priority={isFirst}
            position="absolute"
            insetInline="0"
            bottom="0"
            // On tablets the whole width is shown, with the ground above it: otherwise words and figures would meet.
            height={{ base: '100%', md: 'min(100%, 56.25vw)' }}
            objectPosition={{ base: portrait ? 'center 40%' : '85% center', md: 'right 30%' }}
          />
        )}
      </Scene>
      <Words
        isCurrent={isCurrent}
        tone={tone}
        // The h1 says it already.
        aria-hidden={heading === undefined || undefined}
        style={{
          // One after the other: two texts over each other cannot be read.
          transitionDuration: `${FADE_MS / 2}ms`,
          transitionDelay: `${isCurrent ? FADE_MS / 2 : 0}ms`,
        }}
      >
        {heading ?? title}
      </Words>
    </Frame>
  )
}
