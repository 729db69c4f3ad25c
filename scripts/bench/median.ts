/** The median, the higher of two middle figures; NaN without figures. */
export function median(figures: ReadonlyArray<number>): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN
}
