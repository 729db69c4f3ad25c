import { median } from './median.ts'

/** Times in milliseconds of the simulated phone; the score is Lighthouse's, of 100. */
export type PageMeasures = {
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  longestTask: number
  bytes: number
  score: number
}

export const UNMEASURED: PageMeasures = {
  firstPaint: NaN,
  largestPaint: NaN,
  blocking: NaN,
  shift: NaN,
  longestTask: NaN,
  bytes: NaN,
  score: NaN,
}

/** The median of each measure, of the runs that have it. */
export function medianMeasures(runs: ReadonlyArray<PageMeasures>): PageMeasures {
  const of = (name: keyof PageMeasures) =>
    median(runs.map((run) => run[name]).filter((figure) => !Number.isNaN(figure)))
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    longestTask: of('longestTask'),
    bytes: of('bytes'),
    score: of('score'),
  }
}
