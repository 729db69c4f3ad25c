import { Box, chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { dusk } from '#src/theme/recipes.ts'
import { strongAccent } from '#src/ui/layout/container.tsx'
import { PlayButton, SlideBullets } from './carousel-controls.tsx'
import { MEASURE, Slide, type SlideshowSlide } from './slideshow-slide.tsx'
import { useAutoplay } from './use-autoplay.ts'

export type { SlideshowSlide }

type SlideshowProps = {
  /** The label of the slides for screen readers: "Our work in pictures". */
  label: string
  /** The heading of the page. Slides without a heading show it; if all have one, it is shown small above them. */
  title: string
  slides: Array<SlideshowSlide>
  intervalMs: number
  /** From tablets up, unless large text needs more; on phones the text is below the picture. */
  height: `${number}px`
  /** Constant content below the changing text, such as a button. */
  children?: ReactNode
}

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
    // The picture behind the button may be dark; on phones the button is on the page background.
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
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    backgroundColor: 'bg.surface',
    color: 'fg',
    '& :focus-visible': { outlineOffset: '-4px', outlineColor: 'focus !important' },
    '@media (scripting: none)': { visibility: 'hidden' },
  },
})

/**
 * The slideshow at the top of a page. All texts are in the page from the start, but only the first picture: each
 * other loads halfway through the previous turn, or on request.
 */
export function Slideshow({ label, title, slides, intervalMs, height, children }: SlideshowProps) {
  const [current, setCurrent] = useState(0)
  const [prepared, setPrepared] = useState<ReadonlyArray<number>>([0])
  const next = (current + 1) % slides.length
  const { isPlaying, isRunning, toggle, restart, regionProps } = useAutoplay({
    intervalMs,
    onPrepare: () => prepare(next),
    onAdvance: () => show(next),
    isEnabled: slides.length > 1,
  })

  function prepare(index: number) {
    setPrepared((before) => (before.includes(index) ? before : [...before, index]))
  }

  function show(index: number) {
    prepare(index)
    setCurrent(index)
  }

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
      {slides.map((slide, index) => (
        <Slide
          key={index}
          slide={slide}
          position={`${index + 1} of ${slides.length}`}
          isCurrent={index === current}
          isFirst={index === 0}
          isPrepared={prepared.includes(index)}
          title={title}
        />
      ))}
      {children && (
        <Box gridArea="more" zIndex="2" maxWidth={{ md: '36%' }} marginTop="6">
          {children}
        </Box>
      )}
      {slides.length > 1 && (
        <Controls onClick={restart}>
          <PlayButton isPlaying={isPlaying} onToggle={toggle} look="plain" />
          <SlideBullets count={slides.length} current={current} onChoose={show} isMoving={isRunning} />
        </Controls>
      )}
    </Stage>
  )
}
