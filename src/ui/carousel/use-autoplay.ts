import { useEffect, useEffectEvent, useState, type FocusEvent, type PointerEvent } from 'react'
import { useIsDataSaved, useIsLessMotionWanted, useIsTabHidden } from '#src/ui/visitor-wishes.ts'

type AutoplayOptions = {
  intervalMs: number
  onAdvance: () => void
  /** False while nothing can move, or while something lies over it. */
  isEnabled?: boolean
}

/**
 * Something that moves on by itself, and stops whenever that would be in somebody's way: while they point at it, are in
 * it with the keyboard or look elsewhere. Spread `regionProps` on all that belongs to it; call `restart` after a move
 * by hand. Where less motion or less data is wanted it waits until somebody presses play.
 */
export function useAutoplay({ intervalMs, onAdvance, isEnabled = true }: AutoplayOptions) {
  const isLessMotionWanted = useIsLessMotionWanted()
  const isDataSaved = useIsDataSaved()
  const isTabHidden = useIsTabHidden()
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocusWithin, setFocusWithin] = useState(false)
  const [restarts, setRestarts] = useState(0)

  const isPlaying = choice === null ? !(isLessMotionWanted || isDataSaved) : choice === 'play'
  const isRunning = isEnabled && isPlaying && !isPointedAt && !isFocusWithin && !isTabHidden
  const advance = useEffectEvent(onAdvance)

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(advance, intervalMs)
    return () => clearInterval(timer)
  }, [isRunning, intervalMs, restarts])

  function toggle() {
    setChoice(isPlaying ? 'pause' : 'play')
    // The button lies in the region: without this, whoever presses play would hold back what they asked for.
    setPointedAt(false)
    setFocusWithin(false)
  }

  const regionProps = {
    // Not mouseenter: phones send it after a tap and never take it back.
    onPointerEnter: (event: PointerEvent) => setPointedAt(event.pointerType === 'mouse'),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocusWithin(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocusWithin(false)
    },
  }

  return { isPlaying, isRunning, toggle, restart: () => setRestarts((count) => count + 1), regionProps }
}
