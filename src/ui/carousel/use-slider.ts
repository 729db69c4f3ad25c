import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsMotionReduced } from '#src/ui/use-is-motion-reduced.ts'

const TRANSITION_MS = 300
const DRAG_THRESHOLD_PX = 5

type SliderSettings = { spacing: number; loop: boolean; onDrag: () => void }

/** A row of cards on keen-slider, and functions to move it. Before hydration `stops` is null. */
export function useSlider({ spacing, loop, onDrag }: SliderSettings) {
  const trackRef = useRef<HTMLDivElement>(null)
  const sliderRef = useRef<KeenSliderInstance>(null)
  const [current, setCurrent] = useState(0)
  /** The number of resting positions of the row. */
  const [stops, setStops] = useState<number | null>(null)
  /** A 1 for each card that can be seen, and a 0 for each other: a text, as it changes rarely while the row moves. */
  const [seen, setSeen] = useState('')
  const isMotionReduced = useIsMotionReduced()
  const handleDrag = useEffectEvent(onDrag)

  useEffect(() => {
    const track = trackRef.current
    const firstCard = track?.firstElementChild
    if (!track || !firstCard) return
    /** The distance of the pointer from its press, in pixels. */
    let pulled = 0
    const options: KeenSliderOptions = {
      selector: ':scope > *',
      // CSS decides how wide a card is, also in the prerendered page.
      slides: { perView: 'auto' },
      loop,
      defaultAnimation: { duration: isMotionReduced ? 1 : TRANSITION_MS },
      // A row that was scrolled before hydration stays at its card.
      initial: Math.round(track.scrollLeft / firstCard.getBoundingClientRect().width),
      // Moves nothing up to the distance that is a click (CAROUSEL-5).
      dragSpeed(step) {
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
        const halfGap = (Math.sign(pulled) * spacing) / 2 / size
        moveToIdx(distToIdx(halfGap) ?? details.abs, true)
        handleDrag()
      },
      detailsChanged({ track: { details } }) {
        const { length, maxIdx, slides } = details
        setCurrent(details.rel)
        // A row without a way to go may have a tiny one, as widths are rounded.
        setStops(loop ? slides.length : length > 0.001 ? maxIdx + 1 : 1)
        setSeen(slides.map(({ portion }) => (portion > 0.5 ? 1 : 0)).join(''))
      },
    }
    const slider = new KeenSlider(track, options)
    sliderRef.current = slider
    // Keen observes only the window; large text and scroll bars resize the row as well.
    const observer = new ResizeObserver(() => slider.update())
    observer.observe(track)
    return () => {
      observer.disconnect()
      slider.animator.stop()
      slider.destroy()
    }
  }, [spacing, loop, isMotionReduced])

  function moveTo(index: number) {
    sliderRef.current?.moveToIdx(index)
  }

  function step(by: 1 | -1) {
    const slider = sliderRef.current
    if (!slider || stops === null) return
    const to = (slider.animator.targetIdx ?? slider.track.details.abs) + by
    slider.moveToIdx(loop ? to : (to + stops) % stops, true)
  }

  return { trackRef, current, stops, seen, moveTo, step }
}

function beyondThreshold(pulled: number): number {
  return Math.abs(pulled) > DRAG_THRESHOLD_PX ? pulled : 0
}
