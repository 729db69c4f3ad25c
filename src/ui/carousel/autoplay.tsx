import { Flex, VisuallyHidden } from '@chakra-ui/react'
import pauseSvg from '@phosphor-icons/core/assets/fill/pause-fill.svg?raw'
import playSvg from '@phosphor-icons/core/assets/fill/play-fill.svg?raw'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { FocusEvent, PointerEvent } from 'react'
import { useIsDataSaved } from '#src/lib/data-saver.ts'
import { buttonOf, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/**
 * Autoplay, paused on hover, on focus and in hidden tabs, and without an interval. Spread `regionProps` on its region,
 * where a press or a drag makes it wait for a whole interval. With reduced motion or reduced data, and without a
 * connection, it starts on request only: pictures that fail to arrive are not asked for again.
 */
export function useAutoplay(intervalMs: number | undefined, onAdvance: () => void) {
  const isDataSaved = useIsDataSaved()
  const isStill = useBrowserState(() => !navigator.onLine || isMotionReduced())
  const isTabHidden = useBrowserState(() => document.hidden)
  const [choice, setChoice] = useState<boolean>()
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocusWithin, setFocusWithin] = useState(false)
  const [restarts, setRestarts] = useState(0)

  const isPlaying = choice ?? !(isStill || isDataSaved)
  const isHeld = isPointedAt || isFocusWithin || isTabHidden
  const isRunning = isPlaying && !isHeld && intervalMs !== undefined
  const advance = useEffectEvent(onAdvance)

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => advance(), intervalMs)
    return () => clearInterval(timer)
  }, [isRunning, intervalMs, restarts])

  function toggle() {
    setChoice(!isPlaying)
    // The button is in the region: without this, hover and focus on it would keep autoplay paused.
    setPointedAt(false)
    setFocusWithin(false)
  }

  const restart = () => setRestarts((count) => count + 1)

  const regionProps = {
    onClick: restart,
    // After a drag there is no click.
    onPointerUp: restart,
    // Not mouseenter, as phones fire it after a tap, but never mouseleave.
    onPointerEnter: (event: PointerEvent) => setPointedAt(event.pointerType === 'mouse'),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocusWithin(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocusWithin(false)
    },
  }

  return { isPlaying, isRunning, toggle, regionProps }
}

/** A state of the connection or of the tab, or a setting, which changes while the tab is hidden; false before hydration. */
function useBrowserState(read: () => boolean) {
  return useSyncExternalStore(watchBrowser, read, () => false)
}

/** Whether the visitor prefers reduced motion. Only in the browser. */
export function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

function watchBrowser(onChange: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('online', onChange, { signal })
  window.addEventListener('offline', onChange, { signal })
  document.addEventListener('visibilitychange', onChange, { signal })
  return () => listening.abort()
}

type PlayButtonProps = { isPlaying: boolean; onToggle: () => void; look?: 'plain' | 'outline' }

export function PlayButton({ isPlaying, onToggle, look }: PlayButtonProps) {
  return (
    <IconButton aria-label={isPlaying ? 'Pause slides' : 'Play slides'} onClick={onToggle} look={look}>
      <Icon svg={isPlaying ? pauseSvg : playSvg} size={20} />
    </IconButton>
  )
}

const Bullet = buttonOf({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'min(2rem, 10vw)',
    height: 'touch',
    cursor: 'pointer',
    _before: {
      content: '""',
      width: '0.75rem',
      height: '0.75rem',
      borderRadius: 'full',
      border: '2px solid currentColor',
      transitionProperty: 'width, background-color',
      transitionDuration: 'quick',
    },
    _hover: { _before: { backgroundColor: 'highlight' } },
    '&[aria-current=true]': { _before: { width: 'min(1.75rem, 8.75vw)', backgroundColor: 'currentColor' } },
  },
})

type SlideBulletsProps = {
  count: number
  current: number
  onChoose: (index: number) => void
  /** Autoplay is silent; otherwise the selected slide is announced. */
  isMoving: boolean
}

export function SlideBullets({ count, current, onChoose, isMoving }: SlideBulletsProps) {
  return (
    <>
      <Flex role="group" aria-label="Choose a slide" flexWrap="wrap" alignItems="center">
        {Array.from({ length: count }, (_, index) => (
          <Bullet
            key={index}
            aria-label={`Slide ${index + 1} of ${count}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          />
        ))}
      </Flex>
      <VisuallyHidden as="p" aria-live={isMoving ? 'off' : 'polite'} aria-atomic="true">
        {`Slide ${current + 1} of ${count}`}
      </VisuallyHidden>
    </>
  )
}
