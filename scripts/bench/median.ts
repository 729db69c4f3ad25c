/** The middle of the figures, the upper one of two; NaN without any. */
export function median(figures: ReadonlyArray<number>): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN
}
