import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useIsQueryKnown } from '#src/ui/use-is-hydrated.ts'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
import type { Search } from './text-search.ts'

export type Findings<Match> =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed' }
  | ({ state: 'done' } & ReturnType<Search<Match>>)

/**
 * A search box with its query in the address. The focus or the first query loads code and texts; after a failure the
 * next letter does.
 */
export function useSearch<Match>(load: () => Promise<{ search: Search<Match> }>) {
  const { typed, query, settled, change, submit } = useQueryAddress()
  const [isPrepared, setPrepared] = useState(false)
  const loaded = useLoadedModule(load, isPrepared || typed.trim() !== '')
  const hasFailed = loaded.failures > 0 && !loaded.isLoading && loaded.module === null
  const search = loaded.module?.search

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
    status: describeFindings(settledFindings, settled),
    hasFailed,
    retry: loaded.retry,
    change: handleChange,
    box: { value: typed, onChange: handleChange, onSubmit: submit, onFocus: () => setPrepared(true) },
  }
}

/** Browsers limit changes of the address, so it is not written with every letter but after this pause. */
const PAUSE = 400

/**
 * The search query. It is kept in the address as ?q=words, so it survives reloading, sharing and Back, and is written
 * after a pause in typing.
 */
function useQueryAddress() {
  const [params, setParams] = useSearchParams()
  const isQueryKnown = useIsQueryKnown(params)
  // The query is unknown when the page is prerendered.
  const inAddress = isQueryKnown ? (params.get('q') ?? '').trim() : ''
  const [typed, setTyped] = useState<string | null>(null)
  // The last value written to the address from here.
  const [written, setWritten] = useState<string | null>(null)
  const [seen, setSeen] = useState(inAddress)

  // The address changed from outside, by Back or a link: it replaces the typed text.
  if (inAddress !== seen) {
    setSeen(inAddress)
    if (inAddress !== written) {
      setTyped(null)
      setWritten(null)
    }
  }

  function write(text: string) {
    const query = text.trim()
    if (query === inAddress) return
    setWritten(query)
    setParams(query === '' ? {} : { q: query }, { replace: true, preventScrollReset: true })
  }

  const isPending = typed !== null && typed.trim() !== inAddress
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => write(typed), PAUSE)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- a pause is one in typing, whatever else is rendered
  }, [isPending, typed])

  function change(text: string) {
    setTyped(text)
    // An empty box needs no pause.
    if (text.trim() === '') write('')
  }

  const text = typed ?? inAddress
  return {
    typed: text,
    /** The text to search for. It is deferred, so that results do not delay typing. */
    query: useDeferredValue(text),
    change,
    submit: () => write(text),
    /** The query at the last pause in typing. */
    settled: inAddress,
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
