import { useEffect, useState } from 'react'
import { useWindowEvent } from './use-window-event.ts'

/**
 * Loads code when it is first wanted: with the component that shows it, or with a press on a button. It is loaded again
 * after a failure when it is wanted anew, with `retry`, and when the connection is back.
 *
 *     const menu = useLoadedModule(() => import('./slide-in-menu.tsx'), isOpen)
 *     <Button {...menu.warmUp} aria-busy={menu.isLoading || undefined} onClick={open}>Menu</Button>
 *     {menu.module ? <menu.module.SlideInMenu /> : <LoadingNotice of={menu} … />}
 */
export function useLoadedModule<Module extends object>(load: () => Promise<Module>, isWanted = true) {
  const [module, setModule] = useState<Module | null>(null)
  const [failures, setFailures] = useState(0)
  const [retries, setRetries] = useState(0)
  const isLoading = isWanted && module === null && failures === retries
  const retry = () => setRetries(failures)

  if (!isWanted && failures > 0) {
    setFailures(0)
    setRetries(0)
  }

  useEffect(() => {
    if (!isLoading) return
    let isStale = false
    load().then(
      (loaded) => !isStale && setModule(loaded),
      () => !isStale && setFailures((count) => count + 1),
    )
    return () => {
      isStale = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- callers pass a new function on each render
  }, [isLoading])

  useWindowEvent('online', retry)

  return { module, isLoading, failures, retry, warmUp: warmUp(load) }
}

/** The handlers of a button that load its code before it is pressed. */
export function warmUp(load: () => Promise<unknown>) {
  // Without a connection some browsers would remember the failure, and not ask again on the press.
  const fetchCode = () => void (navigator.onLine && load().catch(() => undefined))
  return { onPointerEnter: fetchCode, onFocus: fetchCode, onTouchStart: fetchCode }
}
