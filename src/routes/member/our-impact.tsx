import { illustratedSection, pageCopy, pageIntro } from '#src/content/pages.ts'
import { headMeta } from '#src/lib/head.ts'
import { ReportSection } from '#src/sections/our-impact/report-section.tsx'
import { PageHero } from '#src/sections/shared/page-hero.tsx'
import type { Route } from './+types/our-impact'

export function loader() {
  const page = pageCopy('our-impact')
  return { ...pageIntro(page), report: illustratedSection(page, 'report') }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, '/explore/our-impact')
}

export default function OurImpactRoute({ loaderData }: Route.ComponentProps) {
  const { hero, report } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <ReportSection {...report} />
    </>
  )
}
