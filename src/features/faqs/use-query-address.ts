import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import { readQuery, searchWithQuery } from './query-address.ts'

/** Browsers refuse to change the address with every letter; this waits for a pause. */
const PAUSE = 400

/**
 * What is looked for. The address has it, so it survives reloading, sharing and Back; what is being typed follows there at
 * the next pause. The first search is a step of its own, so that Back leads to the whole page.
 */
export function useQueryAddress() {
  const isHydrated = useIsHydrated()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // The page as it was prerendered knows no query.
  const inAddress = isHydrated ? readQuery(params) : ''
  const [typed, setTyped] = useState<string | null>(null)
  // The last that went into the address from here.
  const [written, setWritten] = useState<string | null>(null)
  const [seen, setSeen] = useState(inAddress)

  // The address changed, and not to what was last written there: Back, or a link. Then what was typed is over.
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
    // The address follows a moment after it was written: what was written counts as well.
    const isFirst = inAddress === '' && !written && query !== ''
    void navigate({ search: searchWithQuery(params, query) }, { replace: !isFirst, preventScrollReset: true })
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
    // Nothing to wait for: an empty box is no word that somebody is in the middle of.
    if (text.trim() === '') write('')
  }

  return {
    /** As it stands in the box. */
    typed: typed ?? inAddress,
    change,
    /** Does not wait for a pause. */
    submit: () => write(typed ?? inAddress),
    /** What was looked for when the typing last paused. */
    settled: inAddress,
  }
}
