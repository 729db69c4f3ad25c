import { useEffect, useState } from 'react'

/**
 * Loads code when the component mounts: null while it is loading, `failed` if it cannot be loaded. Retries when the
 * connection is back.
 */
export function useLoadedModule<Module extends object>(
  load: () => Promise<Module>,
): Module | 'failed' | null {
  const [module, setModule] = useState<Module | 'failed' | null>(null)

  useEffect(() => {
    const gone = new AbortController()
    function attempt() {
      load().then(setModule, () => {
        if (gone.signal.aborted) return
        setModule('failed')
        window.addEventListener('online', attempt, { once: true, signal: gone.signal })
      })
    }
    attempt()
    return () => gone.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one attempt for each time it appears
  }, [])

  return module
}
