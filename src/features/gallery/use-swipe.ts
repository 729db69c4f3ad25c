import { useRef, type PointerEvent } from 'react'

const SWIPE_PX = 48

/** Props of an element that responds to swipes with a finger or a pen. It needs `touch-action: pan-y pinch-zoom`. */
export function useSwipe({ onPrevious, onNext }: { onPrevious: () => void; onNext: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null)

  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger starts a pinch.
      start.current =
        event.isPrimary && event.pointerType !== 'mouse' ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return
      const across = event.clientX - start.current.x
      const down = event.clientY - start.current.y
      start.current = null
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return
      if (across > 0) onPrevious()
      else onNext()
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
