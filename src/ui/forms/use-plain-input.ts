import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

type PlainInputOptions = {
  frameRef: RefObject<HTMLElement | null>
  /** Whether the list or its menu could not be loaded. */
  hasFailed: boolean
  /** Whether both are loaded. */
  isReady: boolean
  /** Whether the visitor turned to this field last. */
  isWanted: RefObject<boolean>
  /** Called with the text in the search of the menu before it is replaced. */
  onReplace: (typed: string) => void
}

/**
 * A text input in the place of a list that could not be loaded, as in a browser without scripts. Once the list is
 * loaded, the menu replaces it as soon as it is not in use.
 */
export function usePlainInput({ frameRef, hasFailed, isReady, isWanted, onReplace }: PlainInputOptions) {
  const [phase, setPhase] = useState<'before' | 'shown' | 'after'>('before')
  const takesFocus = useRef(false)
  const focused = () => {
    const { activeElement } = document
    return frameRef.current?.contains(activeElement) ? activeElement : null
  }

  const show = useEffectEvent(() => {
    if (phase === 'shown') return
    const replaced = focused()
    if (replaced instanceof HTMLInputElement && replaced.value !== '') onReplace(replaced.value)
    takesFocus.current = replaced !== null || isWanted.current
    setPhase('shown')
  })

  function leave() {
    if (phase === 'shown' && isReady && focused() === null) setPhase('after')
  }
  const handleReady = useEffectEvent(leave)

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the focus has to be looked up before the change
    if (hasFailed) show()
    if (isReady) handleReady()
  }, [hasFailed, isReady])

  function handleMount(input: HTMLInputElement | null) {
    if (input === null || !takesFocus.current) return
    takesFocus.current = false
    input.focus()
    // After the text taken over from the search.
    input.setSelectionRange(input.value.length, input.value.length)
  }

  return { phase, inputEvents: { ref: handleMount, onBlur: leave } }
}
