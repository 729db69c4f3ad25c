import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react'
import { useIsDataSaved } from '#src/ui/use-is-data-saved.ts'
import { useIsMotionReduced } from '#src/ui/use-is-motion-reduced.ts'

type AutoplayOptions = {
  intervalMs: number
  /** Called halfway between two moves, to load the next picture. */
  onPrepare?: () => void
  onAdvance: () => void
  /** False while there is nothing to move, or while something covers it. */
  isEnabled?: boolean
}

/**
 * Autoplay, paused on hover, on keyboard focus and in hidden tabs. Spread `regionProps` on its region; call `restart`
 * after a manual move. With reduced motion or reduced data, and without a connection, it starts on request only.
 */
export function useAutoplay({ intervalMs, onPrepare, onAdvance, isEnabled = true }: AutoplayOptions) {
  const isMotionReduced = useIsMotionReduced()
  const isDataSaved = useIsDataSaved()
  const isOffline = useSyncExternalStore(watchBrowser, () => !navigator.onLine, no)
  const isTabHidden = useSyncExternalStore(watchBrowser, () => document.hidden, no)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocusWithin, setFocusWithin] = useState(false)
  const [restarts, setRestarts] = useState(0)

  const isPlaying = choice === null ? !(isMotionReduced || isDataSaved || isOffline) : choice === 'play'
  const isRunning = isEnabled && isPlaying && !isPointedAt && !isFocusWithin && !isTabHidden
  const prepare = useEffectEvent(() => onPrepare?.())
  const advance = useEffectEvent(onAdvance)

  useEffect(() => {
    if (!isRunning) return
    let isHalfway = false
    const timer = setInterval(() => {
      isHalfway = !isHalfway
      if (isHalfway) prepare()
      else advance()
    }, intervalMs / 2)
    return () => clearInterval(timer)
  }, [isRunning, intervalMs, restarts])

  function toggle() {
    setChoice(isPlaying ? 'pause' : 'play')
    // The button is in the region: without this, hover and focus on it would keep autoplay paused.
    setPointedAt(false)
    setFocusWithin(false)
  }

  const regionProps = {
    // Not mouseenter, as phones fire it after a tap, but never mouseleave.
    onPointerEnter: (event: PointerEvent) => setPointedAt(event.pointerType === 'mouse'),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocusWithin(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocusWithin(false)
    },
  }

  return { isPlaying, isRunning, toggle, restart: () => setRestarts((count) => count + 1), regionProps }
}

/** Watches the connection and the visibility of the tab. */
function watchBrowser(onChange: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('online', onChange, { signal })
  window.addEventListener('offline', onChange, { signal })
  document.addEventListener('visibilitychange', onChange, { signal })
  return () => listening.abort()
}

function no() {
  return false
}
