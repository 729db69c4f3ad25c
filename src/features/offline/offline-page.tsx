import { Box, chakra, Container, Heading, Span, Wrap } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import signalSvg from '@phosphor-icons/core/assets/bold/cell-signal-slash-bold.svg?raw'
import type { Hero, PageSection } from '#src/content/pages.ts'
import { OFFLINE_URL } from '#src/lib/addresses.ts'
import { Button } from '#src/ui/button.tsx'
import { IconDisc, RuledList } from '#src/ui/layout/card.tsx'
import { Band, Section } from '#src/ui/layout/section.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { hasNetwork } from './has-network.ts'
import { readSavedPages, whenText, type SavedPage } from './saved-pages.ts'

/** A phone with a signal but no data reports that it is online: only an answer of the site counts. */
const AGAIN_MS = 10_000

/** Says that there is no connection, and opens the requested page when it is back. */
export function NoNetworkSection({ heading, intro }: Pick<Hero, 'heading' | 'intro'>) {
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    const open = () => {
      const isSeen = document.visibilityState === 'visible' && navigator.onLine
      // At its own address it does not stand in for another page. Known only later: see src/entry.client.tsx.
      if (isSeen && window.location.pathname !== OFFLINE_URL) void openWithNetwork()
    }
    const timer = setInterval(open, AGAIN_MS)
    window.addEventListener('online', open)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', open)
    }
  }, [])

  async function tryAgain() {
    await openWithNetwork()
    setAttempts((before) => before + 1)
  }

  return (
    <Band tone="warm">
      <Container
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ md: 'center' }}
        gap={{ base: '8', md: '16' }}
      >
        <IconDisc svg={signalSvg} iconSize={72} diameter="min(9rem, 40vw)" tone="highlight" />
        <div>
          <Heading as="h1" textStyle="display">
            {heading}
          </Heading>
          {intro && (
            <Box marginTop="5" textStyle="lead" maxWidth="46rem">
              <Prose html={intro} />
            </Box>
          )}
          <Wrap gap="3" marginTop="8" alignItems="center" {...needsScripts}>
            <Button onClick={() => void tryAgain()}>Try again</Button>
            <Span role="status">{attempts > 0 && <span key={attempts}>Still no connection.</span>}</Span>
          </Wrap>
        </div>
      </Container>
    </Band>
  )
}

/** Opens the requested page if the site answers. */
async function openWithNetwork(): Promise<void> {
  if (!(await hasNetwork())) return
  if (window.location.pathname === OFFLINE_URL) window.location.assign('/')
  else window.location.reload()
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

/** Lists the pages available without a connection. */
export function SavedPagesSection({ copy }: { copy: PageSection }) {
  const [pages, setPages] = useState<ReadonlyArray<SavedPage> | null>(null)

  useEffect(() => {
    const found = readSavedPages()
    // None where storage is blocked, or the browser has no Cache API.
    void found.catch(() => []).then(setPages)
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
