import { Box, chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import type { Page } from '#src/content/pages.ts'
import { dusk, strongAccent } from '#src/theme/recipes.ts'
import { Picture } from '#src/ui/picture.tsx'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import { PlayButton, SlideBullets, useAutoplay } from './autoplay.tsx'

type SlideshowProps = {
  /** The label of the slides for screen readers: "Our work in pictures". */
  label: string
  /** The heading of the page. Slides without a heading show it; if all have one, it is shown small above them. */
  title: string
  slides: NonNullable<Page['slides']>
  intervalMs: number
  /** From tablets up, unless large text needs more; on phones the text is below the picture. */
  height: `${number}px`
  /** Constant content below the changing text, such as a button. */
  children?: ReactNode
}

/** The share of the width for the text, where the pictures are plain. */
const MEASURE = '42%'
const FADE_MS = 400

const Stage = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateRows: {
      // On a low screen, or with large zoom, the picture leaves room for the heading.
      base: 'min(100vw, 26rem, max(10rem, 100svh - 15rem)) repeat(4, auto)',
      md: 'repeat(3, auto) 1fr auto',
    },
    gridTemplateAreas: {
      base: `'picture' 'controls' 'title' 'copy' 'more'`,
      md: `'title' 'copy' 'more' '.' 'controls'`,
    },
    paddingInline: {
      base: 'gutter',
      md: 'max({spacing.gutter}, (100% - {sizes.page}) / 2 + {spacing.gutter})',
    },
    paddingTop: { md: '20' },
    paddingBottom: { base: '10', md: '6' },
    overflow: 'hidden',
    // The picture behind the text may be dark; on phones the text is on the page background.
    color: 'fg',
    ...strongAccent,
    '&[data-picture=dark]': {
      color: { md: 'fg.onDark' },
      '--accent-text': { md: '{colors.fg.highlightOnDark}' },
    },
    '&[data-picture=dark] :focus-visible': { outlineColor: { md: 'focus.onDark' } },
    _after: { md: { ...dusk, zIndex: '1' } },
  },
})

const Scene = chakra('div', {
  base: {
    gridArea: { base: 'picture', md: 'auto' },
    position: { base: 'relative', md: 'absolute' },
    inset: '0',
    marginInline: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
    overflow: 'hidden',
    // The new picture fades in over the old one, which is removed when covered: the page never shows through.
    zIndex: '1',
    transition: `opacity ${FADE_MS}ms`,
    '[inert] > &': { zIndex: '0', opacity: '0', transition: `opacity 0ms ${FADE_MS}ms` },
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
    // Fades one after the other, as two overlapping texts cannot be read.
    transition: `opacity ${FADE_MS / 2}ms ${FADE_MS / 2}ms`,
    '[inert] > &': { opacity: '0', transitionDelay: '0ms' },
  },
})

const Controls = chakra('div', {
  base: {
    gridArea: 'controls',
    zIndex: '2',
    justifySelf: 'start',
    display: 'flex',
    alignItems: 'center',
    marginTop: { base: 'calc(-0.5 * ({sizes.touch} + 8px))', md: '0' },
    marginBottom: { base: '5', md: '0' },
    paddingInlineEnd: '2',
    borderRadius: 'full',
    border: '2px solid {colors.border.strong}',
    backgroundColor: 'bg.surface',
    color: 'fg',
    '& :focus-visible': { outlineOffset: '-4px', outlineColor: 'focus !important' },
    '@media (scripting: none)': { visibility: 'hidden' },
  },
})

/**
 * The slideshow at the top of a page. All texts are in the page from the start, but only the first picture: others load
 * during the turn before theirs, or on request.
 */
export function Slideshow({ label, title, slides, intervalMs, height, children }: SlideshowProps) {
  const [current, setCurrent] = useState(0)
  const [loaded, setLoaded] = useState<ReadonlyArray<number>>([0])
  const next = (current + 1) % slides.length
  const { isPlaying, isRunning, toggle, regionProps } = useAutoplay(intervalMs, () => setCurrent(next))
  // Before hydration it is unknown whether it may play.
  const wanted = useIsHydrated() && isRunning ? [current, next] : [current]
  if (!wanted.every((index) => loaded.includes(index))) setLoaded([...loaded, ...wanted])

  return (
    <Stage
      aria-roledescription="carousel"
      aria-label={label}
      data-picture={slides[current]?.tone}
      minHeight={{ md: height }}
      {...regionProps}
    >
      <Box
        as="h1"
        gridArea="title"
        zIndex="2"
        maxWidth={{ md: MEASURE }}
        {...(slides.every(({ heading }) => heading !== undefined)
          ? { textStyle: 'eyebrow', marginBottom: '3' }
          : { srOnly: true })}
      >
        {title}
      </Box>
      {slides.map(({ heading, picture, squareImage, tone }, index) => {
        const isCurrent = index === current
        return (
          // Has no box of its own: the picture is on the slideshow's grid, and all texts share one cell, so that the
          // tallest defines the height and nothing below moves.
          <Box
            key={index}
            display="contents"
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            aria-hidden={!isCurrent}
            inert={!isCurrent}
          >
            <Scene style={{ backgroundColor: picture.color }}>
              {loaded.includes(index) && (
                <Picture
                  picture={picture}
                  portrait={squareImage}
                  sizes="100vw"
                  priority={index === 0}
                  position="absolute"
                  insetInline="0"
                  bottom="0"
                  // On tablets the full width is visible, with the background above it: otherwise text and figures
                  // would overlap.
                  height={{ base: '100%', md: 'min(100%, 56.25vw)' }}
                  objectPosition={{ base: squareImage ? 'center 40%' : '85% center', md: 'right 30%' }}
                />
              )}
            </Scene>
            <Copy
              color={tone === 'dark' ? { base: 'fg', md: 'fg.onDark' } : 'fg'}
              // The h1 has the same text.
              aria-hidden={heading === undefined || undefined}
            >
              {heading ?? title}
            </Copy>
          </Box>
        )
      })}
      {children && (
        <Box gridArea="more" zIndex="2" maxWidth={{ md: '36%' }} marginTop="6">
          {children}
        </Box>
      )}
      <Controls>
        <PlayButton isPlaying={isPlaying} onToggle={toggle} look="plain" />
        <SlideBullets count={slides.length} current={current} onChoose={setCurrent} isMoving={isRunning} />
      </Controls>
    </Stage>
  )
}
