import {
  Children,
  useEffect,
  useEffectEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { PlayButton, SlideBullets, SlideStatus, StepButton } from './carousel-controls.tsx'
import { Cell, Controls, Region, Track } from './carousel-frame.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useSlider } from './use-slider.ts'

type SlidesPerView = Partial<Record<'base' | 'sm' | 'md' | 'lg' | 'xl', number>>

type CarouselProps = {
  label: string
  /** One keyed element per card. */
  children: ReactNode
  /** The number of cards side by side, by breakpoint: `{ base: 1, md: 2 }`. */
  slidesPerView?: SlidesPerView
  slideMaxWidth?: `${number}px`
  /** The gap between cards, in pixels. */
  spacing?: number
  /** Whether the cards loop endlessly. Otherwise the buttons still wrap around. */
  loop?: boolean
  /** The interval of autoplay, which shows a button to stop it. */
  autoplayMs?: number
  /** False while something covers the carousel. */
  isAutoplayEnabled?: boolean
}

/**
 * Cards in a row, to swipe, drag or step through. All cards are in the page from the start.
 *
 *     <Carousel label="Photos of our events" slidesPerView={{ base: 1, md: 2 }} spacing={20} loop autoplayMs={5000}>
 *       {groups.map((group) => <GroupCard key={group.slug} group={group} />)}
 *     </Carousel>
 */
export function Carousel({
  label,
  children,
  slidesPerView = { base: 1 },
  slideMaxWidth,
  spacing = 0,
  loop = false,
  autoplayMs,
  isAutoplayEnabled = true,
}: CarouselProps) {
  const cards = Children.toArray(children)
  const { trackRef, view, moveTo, step, reveal } = useSlider({
    count: cards.length,
    spacing,
    loop,
    onDrag: () => restart(),
  })
  const current = view?.current ?? 0
  const stops = view?.stops ?? cards.length
  const { isPlaying, isRunning, toggle, restart, regionProps } = useAutoplay({
    intervalMs: autoplayMs ?? 0,
    onAdvance: () => step(1),
    isEnabled: autoplayMs !== undefined && isAutoplayEnabled && view !== null && stops > 1,
  })

  /** Loads the pictures of all cards: browsers load a lazy picture only once a part of its card is visible. */
  function prepareNext() {
    const pictures = [...(trackRef.current?.querySelectorAll('img') ?? [])]
    // None has loaded in a row far below the screen.
    if (pictures.some((picture) => picture.complete))
      for (const picture of pictures) picture.setAttribute('loading', 'eager')
  }

  const prepareInTime = useEffectEvent(prepareNext)
  useEffect(() => {
    if (!isRunning || autoplayMs === undefined) return
    const timer = setTimeout(prepareInTime, autoplayMs / 2)
    return () => clearTimeout(timer)
  }, [isRunning, autoplayMs, current])

  function byHand(move: () => void) {
    return () => {
      move()
      restart()
    }
  }

  function bringIntoView(index: number, { target }: FocusEvent) {
    // The pressed card is visible already; moving it would make the press miss.
    if (target.matches(':focus-visible')) reveal(index)
  }

  return (
    <Region
      aria-roledescription="carousel"
      aria-label={label}
      {...regionProps}
      onPointerEnter={(event) => {
        regionProps.onPointerEnter(event)
        prepareNext()
      }}
      onFocus={() => {
        regionProps.onFocus()
        prepareNext()
      }}
    >
      <Controls isUsed={stops > 1}>
        {autoplayMs !== undefined && <PlayButton isPlaying={isPlaying} onToggle={toggle} look="outline" />}
        <StepButton direction="previous" onStep={byHand(() => step(-1))} />
        <StepButton direction="next" onStep={byHand(() => step(1))} />
        <SlideBullets count={stops} current={current} onChoose={(index) => byHand(() => moveTo(index))()} />
        <SlideStatus count={stops} current={current} isMoving={isRunning} />
      </Controls>
      <Track
        ref={trackRef}
        data-live={view ? '' : undefined}
        style={{ gap: `${spacing}px` }}
        onKeyDown={forgetDrag}
        {...(view === null && scrolledByKey(label))}
      >
        {cards.map((card, index) => (
          <Cell
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${cards.length}`}
            inert={view !== null && !view.isSeen[index]}
            width={cardWidths(slidesPerView, spacing)}
            maxWidth={slideMaxWidth}
            onFocus={(event) => bringIntoView(index, event)}
          >
            {card}
          </Cell>
        ))}
      </Track>
    </Region>
  )
}

/** Before hydration the row is a scroll container, which takes the keyboard focus. */
function scrolledByKey(label: string) {
  return { role: 'group', 'aria-label': label, tabIndex: 0 }
}

/** The CSS width of a card with this many side by side. */
function cardWidths(slidesPerView: SlidesPerView, spacing: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(slidesPerView).map(([width, count]) => [
      width,
      count === 1 ? '100%' : `calc((100% - ${(count - 1) * spacing}px) / ${count})`,
    ]),
  )
}

/** After a drag, Keen swallows clicks until the next press: without this, also those of the keyboard. */
function forgetDrag({ currentTarget }: KeyboardEvent) {
  currentTarget.dispatchEvent(new CustomEvent('ksDragStart'))
  currentTarget.dispatchEvent(new CustomEvent('ksDragEnd'))
}
