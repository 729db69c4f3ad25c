import { impactReport } from '#src/content/impact-report.ts'
import { readPage } from '#src/content/pages.ts'
import { shownReportYear } from '#src/content/schema/reports.ts'
import { ReportFigures, ReportSection } from '#src/features/impact/report-sections.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/our-impact'

export function loader() {
  return { ...readPage('our-impact'), report: impactReport(shownReportYear) }
}

export default function OurImpactRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, report } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <ReportSection copy={copy.report} report={report} />
      <ReportFigures {...report} />
    </>
  )
}
