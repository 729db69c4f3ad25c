import { chakra } from '@chakra-ui/react'
import { isRouteErrorResponse } from 'react-router-dom'
import { Button, ExternalLinkButton } from '#src/ui/button.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

type Words = { heading: string; text: string }

// Not from the content, because it shows when the content failed to load.
const lastResort: Words = {
  heading: 'This page did not load',
  text: '<p>The connection may have dropped. Please try again.</p>',
}

// Nothing broke, and trying again would not help.
const missing: Words = {
  heading: 'We cannot find that page',
  text: '<p>Either the address has a slip in it or we have moved the page.</p>',
}

type ErrorScreenProps = { error: unknown; words: Words | null }

/** The error screen of a page, with a button to reload. */
export function ErrorScreen({ error, words }: ErrorScreenProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const { heading, text } = isMissing ? missing : (words ?? lastResort)
  return (
    <chakra.main id="main" minHeight="70vh" display="flex" alignItems="center" paddingBlock="section">
      <title>{isMissing ? 'Page not found' : heading}</title>
      <Container>
        <chakra.h1 textStyle="title">{heading}</chakra.h1>
        <chakra.div marginTop="5">
          <Prose html={text} />
        </chakra.div>
        <Cluster marginTop="8">
          {!isMissing && (
            <Button size="lg" onClick={() => window.location.reload()}>
              Try again
            </Button>
          )}
          {/* A full load on purpose: whatever broke is left behind. */}
          <ExternalLinkButton href="/" look="outline" size="lg">
            Go to the home page
          </ExternalLinkButton>
        </Cluster>
      </Container>
    </chakra.main>
  )
}
