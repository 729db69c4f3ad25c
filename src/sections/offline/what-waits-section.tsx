import type { PageSection } from '#src/content/pages.ts'
import { Section } from '#src/ui/layout/section.tsx'

/** Explains how forms work without a connection. The queue itself is shown below, as on every page. */
export function WhatWaitsSection({ words }: { words: PageSection }) {
  return <Section headingId="what-waits" words={words} ground="tint" />
}
