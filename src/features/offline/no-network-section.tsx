import { Box, Container, Heading, Span, Wrap } from '@chakra-ui/react'
import { useState } from 'react'
import signalSvg from '@phosphor-icons/core/assets/bold/cell-signal-slash-bold.svg?raw'
import type { Hero } from '#src/content/pages.ts'
import { Button } from '#src/ui/button.tsx'
import { IconDisc } from '#src/ui/layout/card.tsx'
import { Band } from '#src/ui/layout/container.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { useReturnOfNetwork } from './use-return-of-network.ts'

/** Says that there is no connection, and opens the requested page when it is back. */
export function NoNetworkSection({ heading, intro }: Pick<Hero, 'heading' | 'intro'>) {
  const [attempts, setAttempts] = useState(0)
  const tryNow = useReturnOfNetwork()

  async function tryAgain() {
    await tryNow()
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
