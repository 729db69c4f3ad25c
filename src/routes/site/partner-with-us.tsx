import { benefits } from '#src/content/benefits.ts'
import { pageCopy, pageIntro, pageSection } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { headMeta } from '#src/lib/head.ts'
import { BenefitsSection } from '#src/features/partners/benefits-section.tsx'
import { DonateTodaySection } from '#src/features/partners/donate-today-section.tsx'
import { ReasonsSection } from '#src/features/partners/reasons-section.tsx'
import { WaysSection } from '#src/features/partners/ways-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/partner-with-us'

export function loader() {
  const page = pageCopy('partner-with-us')
  return {
    ...pageIntro(page),
    why: { copy: pageSection(page, 'reasons'), reasons: benefits('partner-reasons') },
    how: { copy: pageSection(page, 'ways'), ways: benefits('ways-to-get-involved') },
    gains: { copy: pageSection(page, 'benefits'), benefits: benefits('partner-benefits') },
    donate: {
      copy: pageSection(page, 'donate-today'),
      emails: readSite().emails,
      ways: benefits('donation-ways'),
    },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, '/partner-with-us')
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
