import { allImpactReports } from 'contentlayer/generated'
import { reportUrl } from '#src/lib/addresses.ts'
import { shown } from './documents.ts'
import { reportCharts, reportTotals } from './report-figures.ts'

/**
 * The texts and figures of a year, and the address of its report as a PDF. A missing report fails the build, with its
 * year.
 */
export function impactReport(year: number) {
  const found = allImpactReports.find((candidate) => candidate.year === year)
  if (!found) throw new Error(`content/reports/ has no report of ${year}, but a page shows it.`)
  const report = shown(found)
  return {
    cover: report.cover,
    pdf: reportUrl(year),
    downloadLabel: report.labels.download,
    heading: report.chapters.figures.heading,
    totals: reportTotals(report),
    charts: reportCharts(report),
  }
}

export type ImpactReportData = ReturnType<typeof impactReport>
