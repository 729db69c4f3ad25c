import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsLessMotionWanted } from '#src/ui/visitor-wishes.ts'
import { whenNear } from '#src/ui/when-near.ts'
import { dampAtEnds, stopAfterPull } from './carousel-drag.ts'
import { canGoRound, cardShifts, viewOf, type CarouselView } from './carousel-layout.ts'
import { followPointer } from './carousel-pointer.ts'

const TRANSITION_MS = 300
const AT_ONCE_MS = 1

type SliderSettings = { count: number; spacing: number; loop: boolean; onDrag: () => void }

/**
 * The positions of the cards in a row, and functions to move it. The view is null until the row is near the screen.
 *
 * keen-slider keeps the positions, loops and animates. Three of its defaults contradict the specification and are
 * replaced: it drags from the first pixel (here from 5, CAROUSEL-5), it settles by speed (here by half a card,
 * CAROUSEL-6), and it swallows clicks after a drag, including keyboard clicks. Its renderer is replaced because cards
 * keep their positions in the prerendered row, so that nothing moves on hydration.
 */
export function useSlider({ count, spacing, loop, onDrag }: SliderSettings) {
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

      // Keen observes only the window; scroll bars and expanded sections resize the row as well.
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
