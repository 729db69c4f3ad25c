import type { ImpactReport } from 'contentlayer/generated'
import type { Shown } from './documents.ts'

type Amount = { label: string; amount: number }

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, number) => total + number, 0)

/** The figures of a report, with totals and percentages computed from them, so that the content contains no total. */
export function reportFigures({ courses, income, spending, labels, ages, afterwards, months }: ReportSource) {
  const started = sum(courses.map((course) => course.started))
  const finished = sum(courses.map((course) => course.finished))
  const courseCosts = sum(courses.map(({ cost }) => cost))
  const spent: Array<Amount> = [{ label: labels.allCourses, amount: courseCosts }, ...spending]
  const totalIncome = sum(income.map(({ amount }) => amount))
  const totalSpent = sum(spent.map(({ amount }) => amount))
  return {
    started,
    finished,
    finishedPercent: Math.round((finished / started) * 100),
    costPerGraduate: Math.round(courseCosts / finished),
    courseCosts,
    courses,
    income,
    totalIncome,
    spent,
    totalSpent,
    carriedOver: totalIncome - totalSpent,
    ages,
    afterwards,
    months,
  }
}

export type ReportSource = Omit<Shown<ImpactReport>, 'cover'>
