import { chakra } from '@chakra-ui/react'
import type { PageSection } from '#src/content/pages.ts'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

/** The roles of volunteers, described before the form. */
export function RolesSection({ words }: { words: PageSection }) {
  return (
    <Band ground="tint" aria-labelledby="roles">
      <Container
        display="grid"
        gap={{ base: '5', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' }}
      >
        <chakra.h2 id="roles" textStyle="title">
          {words.heading}
        </chakra.h2>
        {words.text && <Prose html={words.text.html} />}
      </Container>
    </Band>
  )
}
