import { Box, chakra, Span } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import { savedPages, whenText, type SavedPage } from './saved-pages.ts'
import { RuledList } from '#src/ui/layout/card.tsx'
import { Section } from '#src/ui/layout/section.tsx'

/** Lists the pages available without a connection. */
export function SavedPagesSection({ copy }: { copy: PageSection }) {
  const [pages, setPages] = useState<ReadonlyArray<SavedPage> | null>(null)

  useEffect(() => {
    void savedPages().then(setPages)
  }, [])

  return (
    <Section headingId="saved-pages" copy={copy} tone="plain">
      <Box marginTop="8" maxWidth="46rem">
        {pages?.length === 0 && (
          <p>No page is saved on this device yet. From now on, each one that you read here will be.</p>
        )}
        {pages !== null && pages.length > 0 && (
          <RuledList>
            {pages.map(({ path, title, savedAt }) => (
              <li key={path}>
                <SavedLink href={path}>
                  <Span fontWeight="700" textDecoration="underline" textUnderlineOffset="0.18em">
                    {title}
                  </Span>
                  <Span textStyle="small" color="fg.muted">
                    Saved {whenText(savedAt)}
                  </Span>
                </SavedLink>
              </li>
            ))}
          </RuledList>
        )}
      </Box>
    </Section>
  )
}

// Not a link of the router, as a saved page opens with the scripts that were saved with it.
const SavedLink = chakra('a', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '8',
    minHeight: 'touch',
    paddingBlock: '3',
    color: 'fg.accent',
    textDecoration: 'none',
  },
})
