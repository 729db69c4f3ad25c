import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useQueryAddress } from './use-query-address.ts'

/** Finds matches for a query, best first. */
export type Search<Match> = (query: string) => {
  found: Array<Match>
  /** No text has all words, so that these have some of them. */
  isPartial: boolean
  /** Each match has only words similar to those that were typed. */
  isGuess: boolean
}

export type Findings<Match> =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed' }
  | ({ state: 'done' } & ReturnType<Search<Match>>)

/**
 * A search box with its query in the address. `prepare` or the first query loads code and texts; after a failure the
 * next letter or `prepare` does. If `load` changes, the search stays until the new one is loaded.
 */
export function useSearch<Match>(load: () => Promise<Search<Match>>) {
  const { typed, query, settled, change, submit } = useQueryAddress()
  const [loaded, setLoaded] = useState<{ search: Search<Match>; load: typeof load } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const requested = useRef<typeof load | null>(null)

  const prepare = useCallback(() => {
    if (requested.current === load) return
    requested.current = load
    setFailed(false)
    load().then(
      (search) => setLoaded({ search, load }),
      () => {
        requested.current = null
        setFailed(true)
      },
    )
  }, [load])

  useEffect(() => {
    if (typed.trim() !== '') prepare()
  }, [typed, prepare])

  const find = useCallback(
    (words: string): Findings<Match> => {
      if (words.trim() === '') return { state: 'none' }
      if (loaded === null) return { state: hasFailed ? 'failed' : 'loading' }
      return { state: 'done', ...loaded.search(words) }
    },
    [loaded, hasFailed],
  )
  const findings = useMemo(() => find(query), [find, query])
  // Announced after a pause in typing, not with every letter.
  const settledFindings = useMemo(() => find(settled), [find, settled])
  return {
    typed,
    query,
    change,
    submit,
    prepare,
    hasFailed,
    /** The search was loaded by this `load`. */
    isCurrent: loaded?.load === load,
    findings,
    settledFindings,
    status: describeFindings(settledFindings, settled),
  }
}

/** Describes the result of a search in a sentence, which is shown and announced. */
export function describeFindings(findings: Findings<unknown>, query: string): string {
  if (findings.state === 'none') return ''
  if (findings.state === 'loading') return 'Searching…'
  if (findings.state === 'failed') return 'The search could not be loaded.'
  const { found, isPartial, isGuess } = findings
  if (found.length === 0) return `Nothing matches “${query}”.`
  const results = `${found.length} ${found.length === 1 ? 'result' : 'results'}`
  if (isGuess) return `Nothing has “${query}” in this spelling. ${results} with similar words.`
  if (isPartial) return `Nothing has all these words. ${results} with some of them.`
  return `${results} for “${query}”.`
}
