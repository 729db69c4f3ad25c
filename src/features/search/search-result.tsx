import { chakra } from '@chakra-ui/react'
import type { SearchKind } from '#src/lib/search-files.ts'
import { CardLink, linkedCard } from '#src/ui/layout/card.tsx'
import { foundWords, Marked } from '#src/ui/text/found-words.tsx'
import type { SiteMatch } from './site-search.ts'

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
export function SearchResult({ to, kind, title, excerpt, marks }: SiteMatch) {
  const found = foundWords(marks)
  return (
    <chakra.article {...linkedCard} paddingBlock="6" borderTop="1px solid {colors.border}">
      <chakra.p textStyle="eyebrow">{KINDS[kind]}</chakra.p>
      <chakra.h3 textStyle="cardTitle" marginTop="2">
        <CardLink to={to} prefetch="intent">
          <Marked text={title} found={found} />
        </CardLink>
      </chakra.h3>
      <chakra.p textStyle="body" marginTop="2" overflowWrap="anywhere">
        <Marked text={excerpt} found={found} />
      </chakra.p>
    </chakra.article>
  )
}
