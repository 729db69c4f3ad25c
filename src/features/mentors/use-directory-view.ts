import { useEffect, useMemo } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { useStableCallback } from '#src/ui/use-stable-callback.ts'
import { readView, viewSearch, type DirectoryView } from './directory-address.ts'
import type { Directory } from './directory.ts'
import { lastDirectorySearch } from './last-directory.ts'

/** The view in the address, and a function that shows another. Each view is a history entry. */
export function useDirectoryView({ options }: Directory) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isRestored = useNavigationType() === 'POP'
  const { view, ignored, search } = useMemo(() => {
    const read = readView(params, options)
    return { ...read, search: viewSearch(read.view) }
  }, [params, options])

  useEffect(() => void lastDirectorySearch.write(search), [search])

  const show = useStableCallback((next: DirectoryView) => {
    const wanted = viewSearch(next)
    // Without the ignored parts, so that the note about them disappears.
    if (wanted === search && ignored.length === 0) return
    void navigate({ search: wanted }, { preventScrollReset: true })
  })

  return { view, ignored, isRestored, show }
}
