import { createDragGate } from './carousel-drag.ts'

/**
 * Tracks the pointer over a row of cards, and prevents the end of a drag from counting as a click. Create it before
 * the slider, so that it receives every event first.
 */
export function followPointer(track: HTMLElement) {
  const gate = createDragGate()
  const listening = new AbortController()
  const { signal } = listening
  let place = 0

  function follow(event: MouseEvent | TouchEvent) {
    place = 'touches' in event ? (event.touches[0]?.clientX ?? place) : event.clientX
  }

  function swallowClick(event: MouseEvent) {
    // Clicks by keyboard have a count of zero.
    if (!gate.isOpen() || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  for (const name of ['mousedown', 'mousemove', 'touchstart', 'touchmove'] as const) {
    track.addEventListener(name, follow, { capture: true, passive: true, signal })
  }
  track.addEventListener('click', swallowClick, { capture: true, signal })

  return {
    press: () => gate.press(place),
    /** The distance in pixels that keeps the cards under the pointer. */
    step: () => gate.stepTo(place),
    leave: () => listening.abort(),
  }
}
