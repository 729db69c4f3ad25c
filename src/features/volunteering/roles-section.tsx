import type { PageSection } from '#src/content/pages.ts'
import { Section } from '#src/ui/layout/section.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

/** The roles of volunteers, described before the form. */
export function RolesSection({ copy: { heading, text } }: { copy: PageSection }) {
  return (
    <Section headingId="roles" copy={{ heading }} tone="tint" columns={[4, 7]} gap={{ base: '5', lg: '16' }}>
      {text && <Prose html={text.html} />}
    </Section>
  )
}
