import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider'
import { Children, useEffect, useEffectEvent, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { fetchPicturesBeside } from './card-pictures.ts'
import { PlayButton, SlideBullets, SlideStatus, StepButton } from './carousel-controls.tsx'
import { dampAtEnds, stopAfterPull } from './carousel-drag.ts'
import { Cell, Controls, Region, Track } from './carousel-frame.tsx'
import {
  canGoRound,
  cardShifts,
  cardWidths,
  viewOf,
  type CarouselView,
  type SlidesPerView,
} from './carousel-layout.ts'
import { followPointer } from './carousel-pointer.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useIsLessMotionWanted } from '#src/ui/visitor-wishes.ts'
import { whenNear } from '#src/ui/when-near.ts'

type CarouselProps = {
  /** The label of the cards: "What people say". */
  label: string
  /** One card each, each with a key. */
  children: ReactNode
  /** The number of cards side by side, by breakpoint: `{ base: 1, md: 2 }`. */
  slidesPerView?: SlidesPerView
  /** The maximum width of a card. */
  slideMaxWidth?: `${number}px`
  /** Between cards, in pixels. */
  spacing?: number
  /** Whether the first card follows the last as if they stood in a ring. Without, the buttons still wrap around. */
  loop?: boolean
  /** Moves on by itself this often, with a button to stop it. */
  autoplayMs?: number
  /** False while something covers the carousel. */
  isAutoplayEnabled?: boolean
}

const TRANSITION_MS = 300
const AT_ONCE_MS = 1

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
  const { trackRef, view, moveTo, step } = useSlider({
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

  function prepareNext() {
    if (view) fetchPicturesBeside(Array.from(trackRef.current?.children ?? []), view.isSeen)
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
    if (target.matches(':focus-visible') && !view?.isWhole[index]) moveTo(Math.min(index, stops - 1))
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

/** Before hydration the row is a scroll container, which takes the focus unless a pointer is used. */
function scrolledByKey(label: string) {
  return { role: 'group', 'aria-label': label, tabIndex: 0 }
}

type SliderSettings = { count: number; spacing: number; loop: boolean; onDrag: () => void }

/**
 * keen-slider keeps the positions, loops and animates. Three of its defaults contradict the specification and are
 * replaced: it drags from the first pixel (ours from 5, CAROUSEL-5), it settles by speed (ours by half a card,
 * CAROUSEL-6), and it swallows clicks after a drag, keyboard clicks included. Its renderer is replaced because cards keep
 * the places that the prerendered row gives them, so that nothing moves on hydration.
 */
function useSlider({ count, spacing, loop, onDrag }: SliderSettings) {
  const trackRef = useRef<HTMLDivElement>(null)
  const sliderRef = useRef<KeenSliderInstance>(null)
  // Creates the slider of a row that is still far from the screen.
  const createRef = useRef<() => void>(null)
  const frontRef = useRef(0)
  const [view, setView] = useState<CarouselView | null>(null)
  const transition = { duration: useIsLessMotionWanted() ? AT_ONCE_MS : TRANSITION_MS }

  const settle = useEffectEvent((slider: KeenSliderInstance, start: number) => {
    // Replaces Keen's own animation, which depends on speed.
    const { details, idxToDist } = slider.track
    const card = details.slides[0]?.size ?? 1
    const pulled = -idxToDist(start, true)
    slider.moveToIdx(
      stopAfterPull({ start, pulled, card, gap: spacing / slider.size }, details),
      true,
      transition,
    )
    onDrag()
  })

  useEffect(() => {
    const track = trackRef.current
    const cards = Array.from(track?.children ?? []).filter((child) => child instanceof HTMLElement)
    const [firstCard] = cards
    if (!track || !firstCard) return

    let destroy: (() => void) | undefined
    const create = () => {
      destroy ??= createSlider(track, firstCard)
    }
    const stopWaiting = whenNear(track, create)
    createRef.current = create
    return () => {
      stopWaiting()
      createRef.current = null
      destroy?.()
    }

    function createSlider(track: HTMLElement, firstCard: HTMLElement) {
      const pointer = followPointer(track)
      let start = 0
      let measured = ''
      let isGone = false

      const measure = () => ({ size: widthOf(track), card: widthOf(firstCard) })

      function options(): KeenSliderOptions {
        return {
          selector: () => cards,
          slides: { perView: 'auto', spacing },
          loop: loop && canGoRound({ count, gap: spacing, ...measure() }),
          renderMode: 'custom',
          dragSpeed: pull,
        }
      }

      // Keen ignores the first movement, and after a drag it swallows every click until the next press, even from the
      // keyboard. So it gets no movements, and the cards are moved here.
      function pull() {
        const step = pointer.step() / slider.size
        slider.track.add(dampAtEnds(step, slider.track.details))
        return 0
      }

      function draw(from: KeenSliderInstance) {
        if (isGone) return
        const moment = from.track.details
        cardShifts(moment, spacing / from.size).forEach((shift, index) => {
          const card = cards[index]
          if (card) card.style.transform = `translate3d(${shift * from.size}px, 0, 0)`
        })
        const next = viewOf(moment)
        setView((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
      }

      // A row scrolled before hydration, or recreated, stays at its card.
      if (track.scrollLeft > 0) frontRef.current = Math.round(track.scrollLeft / (measure().card + spacing))
      track.scrollLeft = 0
      const slider = new KeenSlider(track, { ...options(), initial: frontRef.current }, [
        (created) => {
          created.on('detailsChanged', draw)
          created.on('dragStarted', () => {
            pointer.press()
            start = created.track.details.abs
          })
          created.on('dragEnded', () => settle(created, start))
        },
      ])
      sliderRef.current = slider

      // Keen observes only the window; scroll bars and opened sections resize the row as well.
      const observer = new ResizeObserver(() => {
        const now = JSON.stringify(measure())
        if (measured !== '' && measured !== now) slider.update(options())
        measured = now
      })
      observer.observe(track)
      observer.observe(firstCard)

      return () => {
        isGone = true
        sliderRef.current = null
        frontRef.current = slider.track.details.rel
        observer.disconnect()
        pointer.leave()
        slider.animator.stop()
        slider.destroy()
        cards.forEach((each) => each.style.removeProperty('transform'))
      }
    }
  }, [count, spacing, loop])

  function moveTo(index: number) {
    createRef.current?.()
    const slider = sliderRef.current
    slider?.moveToIdx(index, !slider.options.loop, transition)
  }

  function step(by: 1 | -1) {
    createRef.current?.()
    const slider = sliderRef.current
    if (!slider) return
    const { stops } = viewOf(slider.track.details)
    const from = slider.animator.targetIdx ?? slider.track.details.abs
    const to = slider.options.loop ? from + by : (from + by + stops) % stops
    slider.moveToIdx(to, true, transition)
  }

  return { trackRef, view, moveTo, step }
}

function widthOf(element: HTMLElement): number {
  return element.getBoundingClientRect().width
}
