import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { changedQuery } from '#src/lib/query-string.ts'
import { useIsQueryKnown } from './use-is-hydrated.ts'

/** Calls back on each navigation, even to the current page, whose path stays the same. */
export function useOnNavigation(callback: () => void) {
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    callback()
  })
}

/**
 * The query of the address, for what a page opens above itself, such as a dialog or a picture. Null before hydration,
 * because prerendered pages have none.
 */
export function useOpenedAddress() {
  const [params] = useSearchParams()
  const isQueryKnown = useIsQueryKnown(params)
  const { key, state }: { key: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const left = useRef<string | null>(null)
  useEffect(() => {
    left.current = null
  }, [key])

  function change(changes: Record<string, string | null>) {
    const search = changedQuery(params, changes)
    void navigate({ search }, { replace: true, preventScrollReset: true, state })
  }

  /** Goes back in history, or makes these changes if the page was opened with this address and has no earlier entry. */
  function close(changes: Record<string, null>) {
    if (!isOpenedOnThisPage(state)) return change(changes)
    // The page changes later: a second press until then would leave it.
    if (left.current === key) return
    left.current = key
    void navigate(-1)
  }

  return { params: isQueryKnown ? params : null, change, close }
}

function isOpenedOnThisPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedOnThisPage' in state
}
