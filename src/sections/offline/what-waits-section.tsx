import type { PageSection } from '#src/content/pages.ts'
import { Section } from '#src/ui/layout/section.tsx'

/** Says what becomes of forms without a network. The queue itself shows below, as on every page. */
export function WhatWaitsSection({ copy }: { copy: PageSection }) {
  return <Section headingId="what-waits" copy={copy} ground="tint" />
}
