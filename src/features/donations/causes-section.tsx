import { Box, Container } from '@chakra-ui/react'
import type { Cause } from '#src/content/donations.ts'
import type { PageSection } from '#src/content/pages.ts'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { CauseLinks, CauseShareLinks } from './cause-links.tsx'
import { CausePanel } from './cause-panel.tsx'
import { SmallestGifts } from './smallest-gifts.tsx'

type CausesSectionProps = {
  copy: PageSection
  causes: ReadonlyArray<Cause>
  /** The minimum donation in each currency, formatted. */
  smallestGifts: ReadonlyArray<string>
  siteName: string
}

export function CausesSection({ copy, causes, smallestGifts, siteName }: CausesSectionProps) {
  return (
    <Box as="section" aria-labelledby="causes" backgroundColor="bg.surface">
      <Container
        paddingBlock="section"
        display="grid"
        columnGap="clamp(3rem, 6vw, 6rem)"
        rowGap="8"
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      >
        <div>
          <SectionHeading id="causes" copy={copy} />
          <SmallestGifts amounts={smallestGifts} />
        </div>
        <CauseLinks label="Causes" links={causes.map(({ slug, title }) => ({ to: `#${slug}`, title }))} />
      </Container>
      <ul>
        {causes.map((cause, index) => (
          <li key={cause.slug} id={cause.slug}>
            <CausePanel cause={cause} index={index}>
              <CauseShareLinks cause={cause} siteName={siteName} />
            </CausePanel>
          </li>
        ))}
      </ul>
    </Box>
  )
}
