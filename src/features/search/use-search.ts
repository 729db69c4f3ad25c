import { useMemo, useState } from 'react'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
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
 * A search box with its query in the address. The focus or the first query loads code and texts; after a failure the
 * next letter does. A deeper search takes over once it is loaded.
 */
export function useSearch<Match>(load: () => Promise<{ search: Search<Match> }>, deeper?: Search<Match>) {
  const { typed, query, settled, change, submit } = useQueryAddress()
  const [isPrepared, setPrepared] = useState(false)
  const loaded = useLoadedModule(load, isPrepared || typed.trim() !== '')
  const hasFailed = loaded.failures > 0 && !loaded.isLoading && loaded.module === null
  const search = deeper ?? loaded.module?.search

  const findings = useMemo(() => findWith(search, query, hasFailed), [search, query, hasFailed])
  // Announced after a pause in typing, not with every letter.
  const settledFindings = useMemo(() => findWith(search, settled, hasFailed), [search, settled, hasFailed])

  function handleChange(text: string) {
    change(text)
    if (hasFailed) loaded.retry()
  }

  return {
    query,
    findings,
    settledFindings,
    status: describeFindings(settledFindings, settled),
    hasFailed,
    retry: loaded.retry,
    change: handleChange,
    /** For the search box. */
    box: { value: typed, onChange: handleChange, onSubmit: submit, onFocus: () => setPrepared(true) },
  }
}

function findWith<Match>(
  search: Search<Match> | undefined,
  words: string,
  hasFailed: boolean,
): Findings<Match> {
  if (words.trim() === '') return { state: 'none' }
  if (search === undefined) return { state: hasFailed ? 'failed' : 'loading' }
  return { state: 'done', ...search(words) }
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
