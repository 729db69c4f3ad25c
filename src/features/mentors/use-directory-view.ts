import { useEffect, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readView, viewSearch, type DirectoryView } from './directory-address.ts'
import type { Directory } from './directory.ts'
import { lastDirectorySearch } from './last-directory.ts'

/** The view in the address, and the way to another one. Each view is an entry of the history. */
export function useDirectoryView({ options }: Directory) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { view, ignored } = useMemo(() => readView(params, options), [params, options])

  useEffect(() => void lastDirectorySearch.write(viewSearch(view)), [view])

  function show(next: DirectoryView) {
    // Without what was ignored, so that the note about it disappears.
    const search = viewSearch(next)
    if (search !== viewSearch(view) || ignored.length > 0)
      void navigate({ search }, { preventScrollReset: true })
  }

  return { view, ignored, show }
}
