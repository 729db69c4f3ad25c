import { useCallback, useRef, useState } from 'react'
import type { SelectOption } from './select.tsx'

/** The options themselves, or a stable function that loads them. */
export type OptionsSource = ReadonlyArray<SelectOption> | (() => Promise<ReadonlyArray<SelectOption>>)

const NONE: ReadonlyArray<SelectOption> = []

/** Options that may have to be loaded. `load` does nothing if they are loaded or loading. */
export function useOptions(source: OptionsSource) {
  const [fetched, setFetched] = useState<ReadonlyArray<SelectOption>>(NONE)
  const [state, setState] = useState<'waiting' | 'loading' | 'ready' | 'failed'>('waiting')
  const isFetching = useRef(false)
  const fetchOptions = typeof source === 'function' ? source : null

  const load = useCallback(() => {
    if (fetchOptions === null || isFetching.current) return
    isFetching.current = true
    setState('loading')
    fetchOptions().then(
      (options) => {
        setFetched(options)
        setState('ready')
      },
      () => {
        isFetching.current = false
        setState('failed')
      },
    )
  }, [fetchOptions])

  return { options: typeof source === 'function' ? fetched : source, state, load }
}
