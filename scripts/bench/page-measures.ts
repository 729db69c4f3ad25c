import { median } from './median.ts'

/** Lighthouse's categories, in the order of its report. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/** Times in milliseconds of the simulated phone; scores of 100, NaN for a category that was not asked for. */
export type PageMeasures = {
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  longestTask: number
  bytes: number
  scores: Record<Category, number>
}

export const UNMEASURED: PageMeasures = {
  firstPaint: NaN,
  largestPaint: NaN,
  blocking: NaN,
  shift: NaN,
  longestTask: NaN,
  bytes: NaN,
  scores: { performance: NaN, accessibility: NaN, 'best-practices': NaN, seo: NaN },
}

/** The median of each measure, of the runs that have it. */
export function medianMeasures(runs: ReadonlyArray<PageMeasures>): PageMeasures {
  const middle = (figures: ReadonlyArray<number>) => median(figures.filter((figure) => !Number.isNaN(figure)))
  const of = (name: Exclude<keyof PageMeasures, 'scores'>) => middle(runs.map((run) => run[name]))
  const score = (category: Category) => middle(runs.map(({ scores }) => scores[category]))
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    longestTask: of('longestTask'),
    bytes: of('bytes'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
  }
}
