import type { ImpactReport } from 'contentlayer/generated'
import { naira } from '#src/content/report-charts.ts'
import { reportFigures } from '#src/content/report-figures.ts'
import type { reportPlaceholders } from '#src/content/schema/report-copy.ts'

/** The values of the placeholders in a report's texts. */
export function reportFacts(report: ImpactReport) {
  const figures = reportFigures(report)
  const { months } = figures
  const fullest = months.reduce((max, month) => (month.learners > max.learners ? month : max))
  return {
    year: String(report.year),
    nextYear: String(report.year + 1),
    promises: String(report.promises.length),
    promisesKept: String(report.promises.filter(({ state }) => state === 'kept').length),
    courses: String(figures.courses.length),
    started: String(figures.started),
    finished: String(figures.finished),
    finishedPercent: String(figures.finishedPercent),
    courseCosts: naira(figures.courseCosts),
    costPerGraduate: naira(figures.costPerGraduate),
    fullestMonth: fullest.name,
    fullestMonthLearners: String(fullest.learners),
    dieselInJanuary: naira(months[0]?.diesel ?? 0),
    dieselInDecember: naira(months.at(-1)?.diesel ?? 0),
    totalIncome: naira(figures.totalIncome),
    totalSpent: naira(figures.totalSpent),
    carriedOver: naira(figures.carriedOver),
  } satisfies Record<(typeof reportPlaceholders)[number], string>
}
