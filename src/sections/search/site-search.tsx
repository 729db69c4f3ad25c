import { chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useRef } from 'react'
import type { Hero } from '#src/content/pages.ts'
import { describeFindings, isTooLittle } from '#src/features/search/findings-text.ts'
import { useSiteSearch } from '#src/features/search/use-site-search.ts'
import { SEARCH_URL } from '#src/lib/addresses.ts'
import type { SearchFiles } from '#src/lib/search-files.ts'
import { ActionRow } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { useQueryAddress } from '#src/ui/use-query-address.ts'
import { ResultList } from './result-list.tsx'

type SiteSearchSectionProps = Pick<Hero, 'heading' | 'intro' | 'actions'> & { files: SearchFiles }

/** The search of the whole site: a field, and results while the visitor types. */
export function SiteSearchSection({ heading, intro, actions, files }: SiteSearchSectionProps) {
  const { typed, query, settled, change, submit } = useQueryAddress()
  const { find, prepare, deepen, retry, hasFailedToDeepen } = useSiteSearch(files, typed)
  const findings = useMemo(() => find(query), [find, query])
  // Announced after a pause in typing, not with every letter.
  const settledFindings = useMemo(() => find(settled), [find, settled])
  const status = describeFindings(settledFindings, settled)
  const needsWhole = isTooLittle(settledFindings)
  useEffect(() => {
    if (needsWhole) deepen()
  }, [needsWhole, deepen])
  const boxRef = useRef<HTMLDivElement>(null)

  return (
    <Container paddingBlock="section" minHeight="80vh">
      <chakra.div maxWidth="46rem" marginInline="auto">
        <chakra.h1 textStyle="display">{heading}</chakra.h1>
        {intro && (
          <chakra.div marginTop="4" marginBottom="8" textStyle="lead">
            <Prose html={intro} />
          </chakra.div>
        )}
        <div ref={boxRef}>
          <SearchBox
            label="Search the site"
            value={typed}
            onChange={change}
            onSubmit={submit}
            onFocus={prepare}
            status={hasFailedToDeepen ? 'The whole texts could not be loaded.' : status}
            action={SEARCH_URL}
          />
        </div>
        <noscript>
          <chakra.p textStyle="body">
            The search needs JavaScript, which is switched off here. These pages lead to everything we write:
          </chakra.p>
        </noscript>
        {findings.state === 'failed' && (
          <Button marginTop="4" onClick={retry}>
            Try again
          </Button>
        )}
        {hasFailedToDeepen && (
          <Button marginTop="4" onClick={deepen}>
            Try again
          </Button>
        )}
        {findings.state === 'done' && findings.found.length > 0 ? (
          // Keyed, so that a new query starts with the best results again.
          <>
            <ResultList key={query.trim()} found={findings.found} />
            {findings.isBrief && (
              <Button look="outline" marginTop="6" onClick={deepen}>
                Search in the whole texts as well
              </Button>
            )}
          </>
        ) : (
          <chakra.div marginTop="6">
            {findings.state === 'done' && (
              <chakra.p textStyle="lead" marginBottom="6">
                Try a shorter word, or another one for the same thing. Or begin here:
              </chakra.p>
            )}
            <ActionRow actions={actions} otherLook="outline" size="md" />
          </chakra.div>
        )}
      </chakra.div>
    </Container>
  )
}
