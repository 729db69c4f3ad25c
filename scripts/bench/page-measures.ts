import { median } from './median.ts'

/** Times in milliseconds of the simulated phone; the score is Lighthouse's, of 100. */
export type PageMeasures = {
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  bytes: number
  score: number
}

/** The median of each measure. */
export function medianMeasures(runs: ReadonlyArray<PageMeasures>): PageMeasures {
  const of = (name: keyof PageMeasures) => median(runs.map((run) => run[name]))
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    bytes: of('bytes'),
    score: of('score'),
  }
}
