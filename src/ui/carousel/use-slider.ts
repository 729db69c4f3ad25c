import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsMotionReduced } from '#src/ui/use-is-motion-reduced.ts'

const TRANSITION_MS = 300
const DRAG_THRESHOLD_PX = 5

type SliderSettings = { count: number; spacing: number; loop: boolean; onDrag: () => void }

type SliderView = {
  current: number
  /** The number of resting positions of the row. */
  stops: number
  isSeen: Array<boolean>
}

/**
 * A row of cards on keen-slider, and functions to move it. The view is null before hydration.
 *
 * Keen measures the cards, whose widths are CSS. They are drawn here (`renderMode: 'custom'`), because Keen's renderer
 * would move cards that have a CSS gap before hydration.
 */
export function useSlider({ count, spacing, loop, onDrag }: SliderSettings) {
  const trackRef = useRef<HTMLDivElement>(null)
  const sliderRef = useRef<KeenSliderInstance>(null)
  const frontRef = useRef(0)
  const [view, setView] = useState<SliderView | null>(null)
  const isMotionReduced = useIsMotionReduced()
  const transition = { duration: isMotionReduced ? 1 : TRANSITION_MS }

  /** Half of a card decides (CAROUSEL-6); without this, Keen decides by the speed of the drag. */
  const settle = useEffectEvent(
    ({ track, animator, size, moveToIdx }: KeenSliderInstance, pulled: number) => {
      animator.stop()
      // Keen counts the spacing as a part of the card.
      const spacingShare = (Math.sign(pulled) * (spacing / 2 + 0.5)) / size
      moveToIdx(track.distToIdx(spacingShare) ?? track.details.abs, true, transition)
      onDrag()
    },
  )

  useEffect(() => {
    const track = trackRef.current
    const firstCard = track?.firstElementChild
    if (!track || !firstCard) return
    /** The distance of the pointer from its press, in pixels. */
    let pulled = 0

    // A card leaving on one side must not be missing on the other. Browsers round by up to half a pixel.
    const canLoop = () =>
      count > 1 &&
      count * widthOf(firstCard) + (count - 1) * spacing >= widthOf(track) + widthOf(firstCard) - 0.5
    const currentOptions = (): KeenSliderOptions => ({
      selector: ':scope > *',
      slides: { perView: 'auto', spacing },
      loop: loop && canLoop(),
      renderMode: 'custom',
      dragSpeed(step) {
        const before = beyondThreshold(pulled)
        pulled += step
        return beyondThreshold(pulled) - before
      },
      dragStarted: () => {
        pulled = 0
      },
      dragEnded: (slider) => settle(slider, pulled),
      detailsChanged(slider) {
        draw(slider, spacing)
        const next = viewOf(slider)
        setView((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
      },
    })

    // A row scrolled before hydration, or recreated, stays at its card.
    if (track.scrollLeft > 0) frontRef.current = Math.round(track.scrollLeft / (widthOf(firstCard) + spacing))
    track.scrollLeft = 0
    const slider = new KeenSlider(track, { ...currentOptions(), initial: frontRef.current })
    sliderRef.current = slider
    // Keen observes only the window; scroll bars and expanded sections resize the row as well.
    let isMeasured = false
    const observer = new ResizeObserver(() => {
      // The first call tells the widths with which the slider was created.
      if (isMeasured) slider.update(currentOptions())
      isMeasured = true
    })
    observer.observe(track)
    observer.observe(firstCard)
    return () => {
      sliderRef.current = null
      frontRef.current = slider.track.details.rel
      observer.disconnect()
      slider.animator.stop()
      slider.destroy()
    }
  }, [count, spacing, loop])

  function moveTo(index: number) {
    const slider = sliderRef.current
    slider?.moveToIdx(index, !slider.options.loop, transition)
  }

  function step(by: 1 | -1) {
    const slider = sliderRef.current
    if (!slider) return
    const { stops } = viewOf(slider)
    const to = (slider.animator.targetIdx ?? slider.track.details.abs) + by
    slider.moveToIdx(slider.options.loop ? to : (to + stops) % stops, true, transition)
  }

  /** Moves a card that is not wholly visible to the front. */
  function reveal(index: number) {
    const slider = sliderRef.current
    if (slider && (slider.track.details.slides[index]?.portion ?? 1) < 0.99)
      moveTo(Math.min(index, viewOf(slider).stops - 1))
  }

  return { trackRef, view, moveTo, step, reveal }
}

function widthOf(element: Element): number {
  return element.getBoundingClientRect().width
}

/** A drag begins after 5 px (CAROUSEL-5); a shorter one is a click. */
function beyondThreshold(pulled: number): number {
  return Math.abs(pulled) > DRAG_THRESHOLD_PX ? pulled : 0
}

/** Moves each card from its position in the prerendered row to the one that Keen gives it. */
function draw({ slides, size, track }: KeenSliderInstance, spacing: number) {
  let place = 0
  for (const [index, { distance, size: width }] of track.details.slides.entries()) {
    const card = slides[index]
    if (card) card.style.transform = `translate3d(${(distance - place) * size}px, 0, 0)`
    place += width + spacing / size
  }
}

function viewOf({ track: { details } }: KeenSliderInstance): SliderView {
  const stops = details.maxIdx === Infinity ? details.slides.length : details.maxIdx + 1
  return {
    current: details.rel,
    stops: details.length > 0.001 ? stops : 1,
    isSeen: details.slides.map(({ portion }) => portion > 0.01),
  }
}
