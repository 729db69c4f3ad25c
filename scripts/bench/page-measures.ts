import { median } from './median.ts'

/** Lighthouse's categories, in the order of its report. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
type Scores = Record<Category, number>

/** Times in milliseconds of the simulated phone; scores out of 100, NaN for a category that was not measured. */
export type PageMeasures = {
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  longestTask: number
  bytes: number
  scores: Scores
}

/** The score of each category. */
export function scoresBy(scoreOf: (category: Category) => number): Scores {
  return Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Scores
}

export const UNMEASURED: PageMeasures = {
  firstPaint: NaN,
  largestPaint: NaN,
  blocking: NaN,
  shift: NaN,
  longestTask: NaN,
  bytes: NaN,
  scores: scoresBy(() => NaN),
}

/** The median of each measure, over the runs that have it. */
export function medianMeasures(runs: ReadonlyArray<PageMeasures>): PageMeasures {
  const middle = (figures: ReadonlyArray<number>) => median(figures.filter((figure) => !Number.isNaN(figure)))
  const of = (name: Exclude<keyof PageMeasures, 'scores'>) => middle(runs.map((run) => run[name]))
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    longestTask: of('longestTask'),
    bytes: of('bytes'),
    scores: scoresBy((category) => middle(runs.map(({ scores }) => scores[category]))),
  }
}
