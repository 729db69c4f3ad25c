import { Box, chakra } from '@chakra-ui/react'
import caretLeftSvg from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?raw'
import caretRightSvg from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?raw'
import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider'
import {
  Children,
  startTransition,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { isMotionReduced, PlayButton, SlideBullets, useAutoplay } from './autoplay.tsx'

const TRANSITION_MS = 300
const DRAG_THRESHOLD_PX = 5
/** The gap between cards. */
const GAP_PX = 20

/**
 * The row of cards. Before hydration, and without scripts, it is a scrollable row; the cards have the same positions
 * before and after.
 */
const Track = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    // A native scroll bar would take space that disappears later; without scripts nothing else indicates further
    // cards.
    scrollbarWidth: 'none',
    '@media (scripting: none)': { scrollbarWidth: 'auto' },
    '&[data-live]': {
      overflowX: 'visible',
      touchAction: 'pan-y',
      userSelect: 'none',
      WebkitUserSelect: 'none',
      cursor: 'grab',
      '&:active': { cursor: 'grabbing' },
    },
  },
})

/** Before the cards in the DOM, so that the pause button gets the focus first, but displayed below them. */
const Controls = chakra('div', {
  base: {
    order: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    marginTop: '5',
    '@media (scripting: none)': { display: 'none' },
  },
})

type CarouselProps = {
  label: string
  /** One keyed element per card. */
  children: ReactNode
  /** The number of cards side by side, by breakpoint: `{ base: 1, md: 2 }`. */
  slidesPerView?: Partial<Record<'base' | 'sm' | 'md' | 'lg' | 'xl', number>>
  slideMaxWidth?: `${number}px`
  /** The interval of autoplay, which shows a button to stop it. */
  autoplayMs?: number
}

/**
 * Cards in a row, to swipe, drag or step through: a ring, if there are more than fit. All cards are in the page from the
 * start.
 */
export function Carousel({
  label,
  children,
  slidesPerView = { base: 1 },
  slideMaxWidth,
  autoplayMs,
}: CarouselProps) {
  const cards = Children.toArray(children)
  const { trackRef, current, stops, moveTo, step } = useSlider()
  const isLive = stops !== null
  const bullets = stops ?? cards.length
  const interval = isLive && stops > 1 ? autoplayMs : undefined
  const { isPlaying, isRunning, toggle, regionProps } = useAutoplay(interval, () => {
    loadPictures()
    step(1)
  })

  /** Loads the pictures of all cards: browsers load a lazy picture only once a part of its card is visible. */
  function loadPictures() {
    const pictures = [...(trackRef.current?.querySelectorAll('img') ?? [])]
    // None has loaded in a row far below the screen.
    if (pictures.some((picture) => picture.complete))
      for (const picture of pictures) picture.setAttribute('loading', 'eager')
  }

  return (
    <Box
      as="section"
      aria-roledescription="carousel"
      aria-label={label}
      display="flex"
      flexDirection="column"
      minWidth="0"
      {...regionProps}
      onPointerOver={loadPictures}
      onFocusCapture={loadPictures}
    >
      {/* Its space is reserved, as the number of cards that fit is known only after hydration. */}
      <Controls visibility={bullets > 1 ? undefined : 'hidden'}>
        {autoplayMs !== undefined && <PlayButton isPlaying={isPlaying} onToggle={toggle} look="outline" />}
        <IconButton aria-label="Previous slide" onClick={() => step(-1)}>
          <Icon svg={caretLeftSvg} size={22} />
        </IconButton>
        <IconButton aria-label="Next slide" onClick={() => step(1)}>
          <Icon svg={caretRightSvg} size={22} />
        </IconButton>
        <SlideBullets count={bullets} current={current} onChoose={moveTo} isMoving={isRunning} />
      </Controls>
      {/* `hidden` can still be scrolled: only for Safari 15, which has no `clip`. */}
      <Box overflowX="hidden" css={{ '@supports (overflow: clip)': { overflowX: 'clip' } }}>
        <Track
          ref={trackRef}
          data-live={isLive ? '' : undefined}
          // Cards have the gap on their right: it is cut off behind the last one.
          marginInlineEnd={`-${GAP_PX}px`}
          onKeyDown={forgetDrag}
          {...(!isLive && { role: 'group', 'aria-label': label, tabIndex: 0 })}
        >
          {cards.map((card, index) => (
            <Box
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${cards.length}`}
              display="flex"
              flexShrink="0"
              maxWidth={slideMaxWidth && `calc(${slideMaxWidth} + ${GAP_PX}px)`}
              paddingInlineEnd={`${GAP_PX}px`}
              scrollSnapAlign="start"
              css={{
                '--cards': slidesPerView,
                width: 'calc(100% / var(--cards))',
                '& > *': { width: '100%' },
              }}
            >
              {card}
            </Box>
          ))}
        </Track>
      </Box>
    </Box>
  )
}

/** After a drag, Keen swallows clicks until the next press: without this, also those of the keyboard. */
function forgetDrag({ currentTarget }: KeyboardEvent) {
  currentTarget.dispatchEvent(new CustomEvent('ksDragStart'))
  currentTarget.dispatchEvent(new CustomEvent('ksDragEnd'))
}

/** A ring of cards on keen-slider, and functions to move it. Before hydration `stops` is null. */
function useSlider() {
  const trackRef = useRef<HTMLDivElement>(null)
  const sliderRef = useRef<KeenSliderInstance>(null)
  const [current, setCurrent] = useState(0)
  /** The number of resting positions: one where all cards fit. */
  const [stops, setStops] = useState<number | null>(null)

  useEffect(() => {
    const track = trackRef.current
    const firstCard = track?.firstElementChild
    if (!track || !firstCard) return
    /** The distance of the pointer from its press, in pixels. */
    let pulled = 0
    let isMovable = false
    const options: KeenSliderOptions = {
      selector: ':scope > *',
      // CSS decides how wide a card is, also in the prerendered page.
      slides: { perView: 'auto' },
      loop: true,
      defaultAnimation: { duration: isMotionReduced() ? 1 : TRANSITION_MS },
      // A row that was scrolled before hydration stays at its card.
      initial: Math.round(track.scrollLeft / firstCard.getBoundingClientRect().width),
      // Moves nothing up to the distance that is a click (CAROUSEL-5).
      dragSpeed(step) {
        if (!isMovable) return 0
        const before = beyondThreshold(pulled)
        pulled += step
        return beyondThreshold(pulled) - before
      },
      dragStarted: () => {
        pulled = 0
      },
      // Half of a card decides (CAROUSEL-6), for Keen the speed of the drag. Its gap is no part of a card here.
      dragEnded({ animator, moveToIdx, size, track: { details, distToIdx } }) {
        animator.stop()
        const halfGap = (Math.sign(pulled) * GAP_PX) / 2 / size
        moveToIdx(distToIdx(halfGap) ?? details.abs, true)
      },
      detailsChanged({ slides, track: { details } }) {
        // Where all cards fit they may be a little wider than the row, as widths are rounded.
        isMovable = details.slides.reduce((width, { size }) => width + size, 0) > 1.001
        setCurrent(details.rel)
        setStops(isMovable ? slides.length : 1)
        // What cannot be seen cannot be reached.
        details.slides.forEach(({ portion }, index) =>
          slides[index]?.toggleAttribute('inert', portion <= 0.5),
        )
      },
    }
    // As a transition, and so are its updates: otherwise all rows of a page render in one long task after hydration.
    startTransition(() => {
      sliderRef.current = new KeenSlider(track, options)
    })
    // Keen observes only the window; large text and scroll bars resize the row as well.
    const observer = new ResizeObserver(() => startTransition(() => sliderRef.current?.update()))
    observer.observe(track)
    return () => {
      observer.disconnect()
      sliderRef.current?.destroy()
    }
  }, [])

  function moveTo(index: number) {
    sliderRef.current?.moveToIdx(index)
  }

  function step(by: 1 | -1) {
    const slider = sliderRef.current
    if (slider) slider.moveToIdx((slider.animator.targetIdx ?? slider.track.details.abs) + by, true)
  }

  return { trackRef, current, stops, moveTo, step }
}

function beyondThreshold(pulled: number): number {
  return Math.abs(pulled) > DRAG_THRESHOLD_PX ? pulled : 0
}
