import type { PageSection } from '../../content/pages'
import { Band, Container } from '../../ui/container'
import { SectionHeading } from '../../ui/section-heading'

/** What volunteers do, before anybody is asked to choose. */
export function RolesSection({ words }: { words: PageSection }) {
  return (
    <Band ground="surface" aria-labelledby="roles">
      <Container>
        <SectionHeading id="roles" words={words} />
      </Container>
    </Band>
  )
}
