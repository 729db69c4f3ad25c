import { formatMoney, toMinorUnits } from '#contract/money.ts'
import { reportFigures, type ReportSource } from './report-figures.ts'

export const naira = (amount: number) => formatMoney(toMinorUnits(amount), 'NGN')

const counted = (label: string, value: number) => ({ label, value, shown: String(value) })
const paid = (label: string, value: number) => ({ label, value, shown: naira(value) })

export const courseLabel = ({ name, place }: { name: string; place: string }) => `${name}, ${place}`

export function reportTotals(report: ReportSource) {
  const { totals } = report
  const { started, finished, costPerGraduate, courses } = reportFigures(report)
  return [
    { value: String(started), label: totals.started },
    { value: String(finished), label: totals.finished },
    { value: naira(costPerGraduate), label: totals.costPerGraduate },
    { value: String(courses.length), label: totals.courses },
  ]
}

/** The charts of a report, for the PDF and the page: captions from the content, and one row per bar. */
export function reportCharts(report: ReportSource) {
  const { captions } = report
  const { courses, months, ages, afterwards, income, spent } = reportFigures(report)
  return {
    courses: {
      ...captions.courses,
      rows: courses.map((course) => ({
        label: courseLabel(course),
        value: course.started,
        part: course.finished,
        shown: `${course.finished} of ${course.started}`,
      })),
    },
    afterwards: {
      ...captions.afterwards,
      rows: afterwards.map(({ label, people }) => counted(label, people)),
    },
    costs: {
      ...captions.costs,
      rows: courses
        .filter(({ finished }) => finished > 0)
        .map((course) => paid(courseLabel(course), Math.round(course.cost / course.finished))),
    },
    income: { ...captions.income, rows: income.map(({ label, amount }) => paid(label, amount)) },
    spending: { ...captions.spending, rows: spent.map(({ label, amount }) => paid(label, amount)) },
    learners: { ...captions.learners, rows: months.map(({ name, learners }) => counted(name, learners)) },
    diesel: { ...captions.diesel, rows: months.map(({ name, diesel }) => paid(name, diesel)) },
    ages: { ...captions.ages, rows: ages.map(({ label, people }) => counted(label, people)) },
  }
}
