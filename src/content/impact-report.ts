import { allImpactReports } from 'contentlayer/generated'
import { reportUrl } from '#src/lib/addresses.ts'
import { lean } from './documents.ts'
import { reportFigures } from './report-figures.ts'

/** The figures of a year and the address of its report as a PDF. A missing report fails the build, by year. */
export function impactReport(year: number) {
  const report = allImpactReports.find((candidate) => candidate.year === year)
  if (!report) throw new Error(`content/reports/ has no report of ${year}, but a page shows it.`)
  const { title, summary, promises } = lean(report)
  return { year, title, summary, promises, pdf: reportUrl(year), figures: reportFigures(lean(report)) }
}

export type ImpactReportData = ReturnType<typeof impactReport>
