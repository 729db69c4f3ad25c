import type { PageSection } from '#src/content/pages.ts'
import { causeUrl } from '#src/lib/addresses.ts'
import { Section } from '#src/ui/layout/section.tsx'
import { CauseLinks } from './cause-links.tsx'

type OtherCausesSectionProps = {
  copy: Pick<PageSection, 'heading'>
  causes: ReadonlyArray<{ slug: string; title: string }>
}

export function OtherCausesSection({ copy, causes }: OtherCausesSectionProps) {
  if (causes.length === 0) return null
  return (
    <Section headingId="other-causes" copy={copy} tone="warm" columns={[5, 7]}>
      <CauseLinks
        label="Other causes"
        links={causes.map(({ slug, title }) => ({ to: causeUrl(slug), title }))}
      />
    </Section>
  )
}
