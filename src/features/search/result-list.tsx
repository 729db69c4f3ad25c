import { Box, Heading, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SearchKind } from '#src/lib/search-files.ts'
import { Button } from '#src/ui/button.tsx'
import { CardLink, linkedCard } from '#src/ui/layout/card.tsx'
import { foundWords, Marked } from '#src/ui/text/found-words.tsx'
import type { SiteMatch } from './site-search.ts'

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
      <Heading id="results" srOnly>
        Results
      </Heading>
      <Box as="ul" ref={listRef} marginTop="4">
        {found.slice(0, shown).map((match) => (
          <li key={match.to}>
            <SearchResult {...match} />
          </li>
        ))}
      </Box>
      {found.length > shown && (
        <Button look="outline" marginTop="6" onClick={showMore}>
          Show more results
        </Button>
      )}
    </section>
  )
}

const KINDS: Readonly<Record<SearchKind, string>> = {
  page: 'Page',
  article: 'Article',
  story: 'Impact story',
  event: 'Event',
  question: 'Question',
  cause: 'Cause',
  job: 'Job',
}

/** A search result: its location, title, and the text around the first match. */
function SearchResult({ to, kind, title, excerpt, marks }: SiteMatch) {
  const found = foundWords(marks)
  return (
    <Box as="article" {...linkedCard} paddingBlock="6" borderTop="1px solid {colors.border}">
      <Text textStyle="eyebrow">{KINDS[kind]}</Text>
      <Heading as="h3" textStyle="cardTitle" marginTop="2">
        <CardLink to={to} prefetch="intent">
          <Marked text={title} found={found} />
        </CardLink>
      </Heading>
      <Text textStyle="body" marginTop="2" overflowWrap="anywhere">
        <Marked text={excerpt} found={found} />
      </Text>
    </Box>
  )
}
