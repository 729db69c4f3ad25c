/** Up to this number, every page is linked. */
const FEW = 7

/**
 * The pages to link: all if there are few, otherwise the first, the last, and those around the current one. Null is a
 * gap.
 */
export function pageNumbers(page: number, pages: number): Array<number | null> {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= FEW) return all
  const near = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1)
  return near.flatMap((number, index) => {
    const before = near[index - 1] ?? 0
    if (number === before + 1) return [number]
    // A gap of one page takes as much space as its number.
    return [number === before + 2 ? before + 1 : null, number]
  })
}
