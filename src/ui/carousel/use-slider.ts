import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider'
import { startTransition, useEffect, useRef, useState } from 'react'
import { isMotionReduced } from '#src/ui/use-preferences.ts'

const TRANSITION_MS = 300
const DRAG_THRESHOLD_PX = 5

/** The gap between cards. */
export const GAP_PX = 20

/** A ring of cards on keen-slider, and functions to move it. Before hydration `stops` is null. */
export function useSlider() {
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
