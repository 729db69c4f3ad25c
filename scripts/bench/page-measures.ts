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
  const of = (name: keyof PageMeasures) => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? NaN
  }
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    bytes: of('bytes'),
    score: of('score'),
  }
}
