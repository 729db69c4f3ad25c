import { useCallback, useEffect, useRef, useState } from 'react'
import type { SiteMatch, SiteSearch } from './site-search.ts'

export type SiteFindings =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'done'; found: Array<SiteMatch>; isPartial: boolean }

/**
 * Searches the texts of the site in these files. Code and texts are loaded by `prepare`, or with the first query; after a
 * failure by the next letter, or by `retry`.
 */
export function useSiteSearch(files: ReadonlyArray<string>, query: string) {
  const [search, setSearch] = useState<SiteSearch | 'failed' | null>(null)
  const isUnderWay = useRef(false)

  const prepare = useCallback(() => {
    if (isUnderWay.current || typeof search === 'function') return
    isUnderWay.current = true
    import('./site-search.ts')
      .then(({ loadSiteSearch }) => loadSiteSearch(files))
      .then(
        (loaded) => setSearch(() => loaded),
        () => setSearch('failed'),
      )
      .finally(() => (isUnderWay.current = false))
  }, [search, files])

  const retry = useCallback(() => {
    setSearch(null)
    prepare()
  }, [prepare])

  useEffect(() => {
    if (query.trim() !== '') prepare()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- if it failed, the next letter tries again, not the failure
  }, [query])

  const find = useCallback(
    (words: string): SiteFindings => {
      if (words.trim() === '') return { state: 'none' }
      if (search === null) return { state: 'loading' }
      return search === 'failed' ? { state: 'failed' } : { state: 'done', ...search(words) }
    },
    [search],
  )

  return { find, prepare, retry }
}
