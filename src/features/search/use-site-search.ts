import { useCallback, useEffect, useRef, useState } from 'react'
import type { SearchFiles } from '#src/lib/search-files.ts'
import type { SiteSearch } from './site-search.ts'

export type SiteFindings =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed' }
  | (ReturnType<SiteSearch> & {
      state: 'done'
      /** Whether only titles and first sentences of some texts were searched. */
      isBrief: boolean
    })

type Stage = 'first' | 'whole'
type Loaded = { search: SiteSearch; stage: Stage }

/**
 * Searches the texts of the site in these files. `prepare` or the first query loads code and texts; after a failure,
 * the next letter or `retry` does. `deepen` loads the further texts of a large site.
 */
export function useSiteSearch({ first, further }: SearchFiles, query: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState<Stage | null>(null)
  const inProgress = useRef(new Set<Stage>())

  const load = useCallback(
    (stage: Stage) => {
      if (inProgress.current.has(stage)) return
      inProgress.current.add(stage)
      setFailed(null)
      import('./site-search.ts')
        .then(({ loadSiteSearch }) => loadSiteSearch(stage === 'first' ? first : [...first, ...further]))
        .then(
          (search) => setLoaded({ search, stage }),
          () => {
            inProgress.current.delete(stage)
            setFailed(stage)
          },
        )
    },
    [first, further],
  )

  const prepare = useCallback(() => {
    if (loaded === null) load('first')
  }, [loaded, load])

  const deepen = useCallback(() => load('whole'), [load])

  useEffect(() => {
    if (query.trim() !== '') prepare()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- if it failed, the next letter tries again, not the failure
  }, [query])

  const find = useCallback(
    (words: string): SiteFindings => {
      if (words.trim() === '') return { state: 'none' }
      if (loaded === null) return failed === 'first' ? { state: 'failed' } : { state: 'loading' }
      const { search, stage } = loaded
      return { state: 'done', ...search(words), isBrief: stage === 'first' && further.length > 0 }
    },
    [loaded, failed, further],
  )

  return { find, prepare, deepen, retry: prepare, hasFailedToDeepen: failed === 'whole' }
}
