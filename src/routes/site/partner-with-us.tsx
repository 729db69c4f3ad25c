import { benefits } from '#src/content/benefits.ts'
import { readPage } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import {
  BenefitsSection,
  DonateTodaySection,
  ReasonsSection,
  WaysSection,
} from '#src/features/partners/partner-sections.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/partner-with-us'

export function loader() {
  return {
    ...readPage('partner-with-us'),
    reasons: benefits('partner-reasons'),
    ways: benefits('ways-to-get-involved'),
    gains: benefits('partner-benefits'),
    donationWays: benefits('donation-ways'),
    emails: readSite().emails,
  }
}

export default function PartnerWithUsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, reasons, ways, gains, donationWays, emails } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <ReasonsSection copy={copy.reasons} cards={reasons} />
      <WaysSection copy={copy.ways} cards={ways} />
      <BenefitsSection copy={copy.benefits} cards={gains} />
      <DonateTodaySection copy={copy['donate-today']} cards={donationWays} emails={emails} />
    </>
  )
}
