import { benefits } from '#src/content/benefits.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
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
  const page = pageCopy('partner-with-us')
  return {
    ...pageIntro(page),
    why: { copy: pageSection(page, 'reasons'), cards: benefits('partner-reasons') },
    how: { copy: pageSection(page, 'ways'), cards: benefits('ways-to-get-involved') },
    gains: { copy: pageSection(page, 'benefits'), cards: benefits('partner-benefits') },
    donate: {
      copy: pageSection(page, 'donate-today'),
      emails: readSite().emails,
      cards: benefits('donation-ways'),
    },
  }
}

export default function PartnerWithUsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, why, how, gains, donate } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <ReasonsSection {...why} />
      <WaysSection {...how} />
      <BenefitsSection {...gains} />
      <DonateTodaySection {...donate} />
    </>
  )
}
