import { Box, Container, Heading, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Hero } from '#src/content/pages.ts'
import type { SearchKind } from '#src/content/search.ts'
import { SEARCH_URL } from '#src/lib/addresses.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { CardLink, linkedCard } from '#src/ui/layout/card.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { foundWords, Marked } from '#src/ui/text/found-words.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import type { SiteMatch } from './site-search.ts'
import { useSearch } from './use-search.ts'

type SiteSearchSectionProps = Pick<Hero, 'heading' | 'intro' | 'actions'>

/** The search of the whole site: a field, and results while the visitor types. */
export function SiteSearchSection({ heading, intro, actions }: SiteSearchSectionProps) {
  const { findings, query, status, hasFailed, retry, box } = useSearch(load)
  return (
    <Container paddingBlock="section" minHeight="80vh">
      <Box maxWidth="46rem" marginInline="auto">
        <Heading as="h1" textStyle="display">
          {heading}
        </Heading>
        {intro && <Prose html={intro} marginTop="4" marginBottom="8" />}
        <SearchBox label="Search the site" {...box} status={status} action={SEARCH_URL} />
        <noscript>
          <Text textStyle="body">
            The search needs JavaScript, which is switched off here. These pages lead to everything we write:
          </Text>
        </noscript>
        {hasFailed && (
          <Button marginTop="4" onClick={retry}>
            Try again
          </Button>
        )}
        {findings.state === 'done' && findings.found.length > 0 ? (
          // Keyed, so that a new query starts with the best results again.
          <ResultList key={query.trim()} found={findings.found} />
        ) : (
          <Box marginTop="6">
            {findings.state === 'done' && (
              <Text textStyle="lead" marginBottom="6">
                Try a shorter word, or another one for the same thing. Or begin here:
              </Text>
            )}
            <ActionRow actions={actions} otherLook="outline" size="md" />
          </Box>
        )}
      </Box>
    </Container>
  )
}

async function load() {
  const { loadSiteSearch } = await import('./site-search.ts')
  return loadSiteSearch()
}

/** Each letter that is typed makes this list anew: fifty take a phone a quarter of a second. */
const SHOWN_AT_ONCE = 20

function ResultList({ found }: { found: ReadonlyArray<SiteMatch> }) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const listRef = useRef<HTMLUListElement>(null)

  function showMore() {
    flushSync(() => setShown(shown + SHOWN_AT_ONCE))
    // The focused button may have been removed: the focus moves to the first new result.
    listRef.current?.children[shown]?.querySelector('a')?.focus()
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
