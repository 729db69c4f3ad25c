import { Box, Container, Heading, Text } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import type { Hero } from '#src/content/pages.ts'
import { SEARCH_URL } from '#src/lib/addresses.ts'
import type { SearchFiles } from '#src/lib/search-files.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { ResultList } from './result-list.tsx'
import type { SiteMatch } from './site-search.ts'
import { useSearch, type Findings } from './use-search.ts'

type SiteSearchSectionProps = Pick<Hero, 'heading' | 'intro' | 'actions'> & { files: SearchFiles }

/** The search of the whole site: a field, and results while the visitor types. */
export function SiteSearchSection({ heading, intro, actions, files }: SiteSearchSectionProps) {
  const { first, further } = files
  // A large site begins with titles and first sentences.
  const [isWhole, setWhole] = useState(further.length === 0)
  const load = useCallback(async () => {
    const { loadSiteSearch } = await import('./site-search.ts')
    return loadSiteSearch(isWhole ? [...first, ...further] : first)
  }, [first, further, isWhole])
  const { isCurrent, hasFailed, findings, settledFindings, ...search } = useSearch<SiteMatch>(load)
  const { typed, query, change, submit, prepare } = search
  const needsWhole = isTooLittle(settledFindings)
  if (needsWhole && !isWhole) setWhole(true)
  // The texts that were loaded before stay searchable.
  const hasFailedToDeepen = hasFailed && findings.state === 'done'
  const status = hasFailedToDeepen
    ? 'The whole texts could not be loaded.'
    : needsWhole && !isCurrent
      ? 'Looking through the whole texts…'
      : search.status

  return (
    <Container paddingBlock="section" minHeight="80vh">
      <Box maxWidth="46rem" marginInline="auto">
        <Heading as="h1" textStyle="display">
          {heading}
        </Heading>
        {intro && <Prose html={intro} marginTop="4" marginBottom="8" />}
        <SearchBox
          label="Search the site"
          value={typed}
          onChange={change}
          onSubmit={submit}
          onFocus={prepare}
          status={status}
          action={SEARCH_URL}
        />
        <noscript>
          <Text textStyle="body">
            The search needs JavaScript, which is switched off here. These pages lead to everything we write:
          </Text>
        </noscript>
        {hasFailed && (
          <Button marginTop="4" onClick={prepare}>
            Try again
          </Button>
        )}
        {findings.state === 'done' && findings.found.length > 0 ? (
          // Keyed, so that a new query starts with the best results again.
          <>
            <ResultList key={query.trim()} found={findings.found} />
            {!isWhole && (
              <Button look="outline" marginTop="6" onClick={() => setWhole(true)}>
                Search in the whole texts as well
              </Button>
            )}
          </>
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

/** The full texts may have all words, in the spelling that was typed. */
function isTooLittle(findings: Findings<SiteMatch>): boolean {
  return findings.state === 'done' && (findings.isPartial || findings.isGuess || findings.found.length === 0)
}
