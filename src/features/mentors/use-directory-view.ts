import { startTransition, use, useEffect, useMemo, useOptimistic, type ContextType } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom'
import { afterNextPaint } from '#src/lib/tasks.ts'
import { useStableCallback } from '#src/ui/use-stable-callback.ts'
import { readView, viewSearch, type DirectoryView } from './directory-address.ts'
import type { Directory } from './directory.ts'
import { lastDirectorySearch } from './last-directory.ts'

/**
 * The view in the address, and a function that shows another. Each view is a history entry. A new view is shown at
 * once, and the address changes after it is painted, because navigation renders the whole page again.
 */
export function useDirectoryView({ options }: Directory) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // `useNavigation` would report a navigation only after the next render.
  const router = use(DataRouterContext)?.router
  const isRestored = useNavigationType() === 'POP'
  const addressed = useMemo(() => {
    const { view, ignored } = readView(params, options)
    return { search: viewSearch(view), ignored, isRestored }
  }, [params, options, isRestored])
  const [shown, showAtOnce] = useOptimistic(addressed)
  // Memoized by the text, so that the same view remains the same object when the address changes.
  const view = useMemo(
    () => readView(new URLSearchParams(shown.search), options).view,
    [shown.search, options],
  )

  useEffect(() => void lastDirectorySearch.write(addressed.search), [addressed.search])

  const show = useStableCallback((next: DirectoryView) => {
    // Without the ignored parts, so that the note about them disappears.
    const search = viewSearch(next)
    if (search === shown.search && shown.ignored.length === 0) return
    const path = router && destinationOf(router)
    startTransition(async () => {
      showAtOnce({ search, ignored: [], isRestored: false })
      await afterNextPaint()
      // Another page was opened within the layout: the navigation would return from it.
      if (router && destinationOf(router) !== path) return
      await navigate({ search }, { preventScrollReset: true })
    })
  })

  return { view, ignored: shown.ignored, isRestored: shown.isRestored, show }
}

type Router = NonNullable<ContextType<typeof DataRouterContext>>['router']

/** The path of the current page, or of the one being opened. */
function destinationOf({ state: { navigation, location } }: Router) {
  return (navigation.location ?? location).pathname
}
