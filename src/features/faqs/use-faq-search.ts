import { useCallback, useEffect, useRef, useState } from 'react'
import type { Faq } from '#src/content/faqs.ts'
import type { FaqSearch } from './faq-search.ts'

export type FoundFaq = Faq & { marks: Array<string> }

export type Findings =
  /** There is no query, or the search is still loading. */
  | { state: 'none' }
  | { state: 'failed' }
  | { state: 'done'; found: Array<FoundFaq>; isPartial: boolean; isGuess: boolean }

/** Searches the questions. `prepare` or the first query loads the code of the search. */
export function useFaqSearch(faqs: ReadonlyArray<Faq>, query: string) {
  const [search, setSearch] = useState<FaqSearch | 'failed' | null>(null)
  const isRequested = useRef(false)

  const prepare = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    import('./faq-search.ts')
      .then(({ createFaqSearch }) => createFaqSearch(faqs))
      .then(
        (loaded) => setSearch(() => loaded),
        () => {
          isRequested.current = false
          setSearch('failed')
        },
      )
  }, [faqs])

  useEffect(() => {
    if (query.trim() !== '') prepare()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- if it failed, the next letter tries again, not the failure
  }, [query])

  const find = useCallback(
    (words: string): Findings => {
      if (words.trim() === '' || search === null) return { state: 'none' }
      if (search === 'failed') return { state: 'failed' }
      const { matches, ...kind } = search(words)
      const found = matches.flatMap(({ id, marks }) => {
        const faq = faqs.find((candidate) => candidate.id === id)
        return faq ? [{ ...faq, marks: marks() }] : []
      })
      return { state: 'done', found, ...kind }
    },
    [search, faqs],
  )

  return { find, prepare }
}
