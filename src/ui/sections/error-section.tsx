import { Box, Container, Heading, Wrap } from '@chakra-ui/react'
import { isRouteErrorResponse } from 'react-router-dom'
import { Button, ExternalLinkButton } from '#src/ui/button.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

type ErrorCopy = { heading: string; text: string }

// Not from the content, because it is shown if the content failed to load.
const lastResort: ErrorCopy = {
  heading: 'This page did not load',
  text: '<p>The connection may have dropped. Please try again.</p>',
}

// Nothing is broken, and a retry would not help.
const missing: ErrorCopy = {
  heading: 'We cannot find that page',
  text: '<p>There may be a typo in the address or we have moved the page.</p>',
}

export function ErrorSection({ error, copy }: { error: unknown; copy: ErrorCopy | null }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const { heading, text } = isMissing ? missing : (copy ?? lastResort)
  return (
    <Box minHeight="70vh" display="flex" alignItems="center" paddingBlock="section">
      <title>{isMissing ? 'Page not found' : heading}</title>
      <Container>
        <Heading as="h1" textStyle="title">
          {heading}
        </Heading>
        <Prose html={text} marginTop="5" />
        <Wrap gap="3" marginTop="8">
          {!isMissing && (
            <Button size="lg" onClick={() => window.location.reload()}>
              Try again
            </Button>
          )}
          {/* A full page load on purpose, which resets a broken state. */}
          <ExternalLinkButton href="/" look="outline" size="lg">
            Go to the home page
          </ExternalLinkButton>
        </Wrap>
      </Container>
    </Box>
  )
}
