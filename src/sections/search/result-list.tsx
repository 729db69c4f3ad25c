import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SearchResult } from '#src/features/search/search-result.tsx'
import type { SiteMatch } from '#src/features/search/site-search.ts'
import { Button } from '#src/ui/button.tsx'

const SHOWN_AT_ONCE = 20

/** The results, best first, a few at a time. */
export function ResultList({ found }: { found: ReadonlyArray<SiteMatch> }) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const listRef = useRef<HTMLUListElement>(null)

  function showMore() {
    const next = shown
    flushSync(() => setShown(shown + SHOWN_AT_ONCE))
    // The focused button may have been removed: the focus moves to the first new result.
    listRef.current?.children[next]?.querySelector('a')?.focus()
  }

  return (
    <section aria-labelledby="results">
      <chakra.h2 id="results" srOnly>
        Results
      </chakra.h2>
      <chakra.ul ref={listRef} marginTop="4">
        {found.slice(0, shown).map((match) => (
          <li key={match.to}>
            <SearchResult {...match} />
          </li>
        ))}
      </chakra.ul>
      {found.length > shown && (
        <Button look="outline" marginTop="6" onClick={showMore}>
          Show more results
        </Button>
      )}
    </section>
  )
}
