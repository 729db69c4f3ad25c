import { Box, chakra } from '@chakra-ui/react'
import type { PictureData } from '#src/content/pictures.ts'
import { Picture } from '#src/ui/picture.tsx'

export type SlideshowSlide = {
  /** Without a heading, the slide shows the title of the slideshow. */
  heading?: string
  picture: PictureData
  /** The same scene, cropped to a square for phones. */
  portrait?: PictureData
  /** `dark` if the left half of the picture is dark, which needs light text. */
  tone?: 'light' | 'dark'
}

/** The share of the width for the text, where the pictures are plain. */
export const MEASURE = '42%'

const FADE_MS = 400

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
      // The new picture fades in over the old one, which is removed when covered: the page never shows through.
      true: { zIndex: '1', opacity: '1' },
      false: { zIndex: '0', opacity: '0' },
    },
  },
})

const Copy = chakra('p', {
  base: {
    gridArea: 'copy',
    // Shorter texts leave their space above, not between text and button.
    alignSelf: 'end',
    position: 'relative',
    zIndex: '2',
    maxWidth: { md: MEASURE },
    textStyle: 'display',
    // Sized so that a word as wide as "Transforming" fits beside the figures of the picture.
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
  /** Whether its picture may be loaded. */
  isPrepared: boolean
  title: string
}

/** One slide. Its text is in the page from the start, its picture is loaded shortly before its turn. */
export function Slide({ slide, position, isCurrent, isFirst, isPrepared, title }: SlideProps) {
  const { heading, picture, portrait, tone = 'light' } = slide
  return (
    // Has no box of its own: the picture is on the slideshow's grid, and all texts share one cell, so that the tallest
    // defines the height and nothing below moves.
    <Box
      display="contents"
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
            // On tablets the full width is visible, with the background above it: otherwise text and figures would
            // overlap.
            height={{ base: '100%', md: 'min(100%, 56.25vw)' }}
            objectPosition={{ base: portrait ? 'center 40%' : '85% center', md: 'right 30%' }}
          />
        )}
      </Scene>
      <Copy
        isCurrent={isCurrent}
        tone={tone}
        // The h1 has the same text.
        aria-hidden={heading === undefined || undefined}
        style={{
          // Fades one after the other, as two overlapping texts cannot be read.
          transitionDuration: `${FADE_MS / 2}ms`,
          transitionDelay: `${isCurrent ? FADE_MS / 2 : 0}ms`,
        }}
      >
        {heading ?? title}
      </Copy>
    </Box>
  )
}
