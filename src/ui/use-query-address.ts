import { useDeferredValue, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { changedQuery } from '#src/lib/query-string.ts'
import { useIsQueryKnown } from '#src/ui/use-is-hydrated.ts'

/** Browsers refuse to change the address with every letter; this waits for a pause. */
const PAUSE = 400

/**
 * The search query. It is kept in the address as ?q=words, so it survives reloading, sharing and Back, and is written after a pause
 * in typing. The first search adds a history entry, so that Back leads to the whole page.
 */
export function useQueryAddress() {
  const [params] = useSearchParams()
  const isQueryKnown = useIsQueryKnown(params)
  const navigate = useNavigate()
  // Prerendered pages know no query string.
  const inAddress = isQueryKnown ? (params.get('q') ?? '').trim() : ''
  const [typed, setTyped] = useState<string | null>(null)
  // The last that went into the address from here.
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
    // The address updates asynchronously: the last written value counts as well.
    const isFirst = inAddress === '' && !written && query !== ''
    const search = changedQuery(params, { q: query === '' ? null : query })
    void navigate({ search }, { replace: !isFirst, preventScrollReset: true })
  }

  const isPending = typed !== null && typed.trim() !== inAddress
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => write(typed), PAUSE)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a pause is one in typing, whatever else is rendered
  }, [isPending, typed])

  function change(text: string) {
    setTyped(text)
    // An empty box is not a word in progress: no pause needed.
    if (text.trim() === '') write('')
  }

  const text = typed ?? inAddress
  return {
    /** The text in the box. */
    typed: text,
    /** The text to search for. It follows the box in a frame of its own, so that results do not hold up the letters. */
    query: useDeferredValue(text),
    change,
    /** Does not wait for a pause. */
    submit: () => write(text),
    /** The query at the last pause in typing. */
    settled: inAddress,
  }
}
