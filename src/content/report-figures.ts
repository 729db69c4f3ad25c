import type { ImpactReport } from 'contentlayer/generated'
import { formatMoney, toMinorUnits } from '#contract/money.ts'
import type { Shown } from './documents.ts'
import type { reportPlaceholders } from './schema/report-copy.ts'

type ReportSource = Omit<Shown<ImpactReport>, 'cover'>

export const naira = (amount: number) => formatMoney(toMinorUnits(amount), 'NGN')

export const courseLabel = ({ name, place }: { name: string; place: string }) => `${name}, ${place}`

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, number) => total + number, 0)

/** The totals of a report, computed so that the content contains none. */
export function reportFigures({ courses, income, spending, labels }: ReportSource) {
  const started = sum(courses.map((course) => course.started))
  const finished = sum(courses.map((course) => course.finished))
  const courseCosts = sum(courses.map(({ cost }) => cost))
  const spent = [{ label: labels.allCourses, amount: courseCosts }, ...spending]
  return {
    started,
    finished,
    courseCosts,
    costPerGraduate: Math.round(courseCosts / finished),
    spent,
    totalIncome: sum(income.map(({ amount }) => amount)),
    totalSpent: sum(spent.map(({ amount }) => amount)),
  }
}

/** The values of the placeholders in a report's texts. */
export function reportFacts(report: ReportSource) {
  const { year, promises, months } = report
  const figures = reportFigures(report)
  const { started, finished, totalIncome, totalSpent } = figures
  const fullest = months.reduce((max, month) => (month.learners > max.learners ? month : max))
  return {
    year: String(year),
    nextYear: String(year + 1),
    promises: String(promises.length),
    promisesKept: String(promises.filter(({ state }) => state === 'kept').length),
    courses: String(report.courses.length),
    started: String(started),
    finished: String(finished),
    finishedPercent: String(Math.round((finished / started) * 100)),
    courseCosts: naira(figures.courseCosts),
    costPerGraduate: naira(figures.costPerGraduate),
    fullestMonth: fullest.name,
    fullestMonthLearners: String(fullest.learners),
    dieselInJanuary: naira(months[0]?.diesel ?? 0),
    dieselInDecember: naira(months.at(-1)?.diesel ?? 0),
    totalIncome: naira(totalIncome),
    totalSpent: naira(totalSpent),
    carriedOver: naira(totalIncome - totalSpent),
  } satisfies Record<(typeof reportPlaceholders)[number], string>
}

export function reportTotals(report: ReportSource) {
  const { totals, courses } = report
  const { started, finished, costPerGraduate } = reportFigures(report)
  return [
    { value: String(started), label: totals.started },
    { value: String(finished), label: totals.finished },
    { value: naira(costPerGraduate), label: totals.costPerGraduate },
    { value: String(courses.length), label: totals.courses },
  ]
}

const counted = (label: string, value: number) => ({ label, value, shown: String(value) })
const paid = (label: string, value: number) => ({ label, value, shown: naira(value) })

/** The charts of a report, for the PDF and the page: captions from the content, and one row per bar. */
export function reportCharts(report: ReportSource) {
  const { captions, courses, months, ages, afterwards, income } = report
  const { spent } = reportFigures(report)
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
