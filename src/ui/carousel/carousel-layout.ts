export type SlidesPerView = Partial<Record<'base' | 'sm' | 'md' | 'lg' | 'xl', number>>

/** The CSS width of a card with this many side by side. */
export function cardWidths(slidesPerView: SlidesPerView, spacing: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(slidesPerView).map(([width, count]) => [
      width,
      count === 1 ? '100%' : `calc((100% - ${(count - 1) * spacing}px) / ${count})`,
    ]),
  )
}

type Row = { count: number; card: number; gap: number; size: number }

/**
 * Whether there are enough cards for an endless loop: a card leaving on one side must not be missing on the other.
 */
export function canGoRound({ count, card, gap, size }: Row): boolean {
  // Half a pixel of tolerance, because browsers round.
  return count > 1 && count * card + (count - 1) * gap >= size + card - 0.5
}

// The current state of the slider; sizes and distances in widths of the track.
type Moment = {
  rel: number
  maxIdx: number
  length: number
  slides: Array<{ size: number; distance: number; portion: number }>
}

export type CarouselView = {
  current: number
  /** The number of resting positions of the row. */
  stops: number
  isSeen: Array<boolean>
  isWhole: Array<boolean>
}

/** The visible part of the row. */
export function viewOf({ rel, maxIdx, length, slides }: Moment): CarouselView {
  const stops = maxIdx === Infinity ? slides.length : maxIdx + 1
  return {
    current: rel,
    stops: length > 0.001 ? stops : 1,
    isSeen: slides.map(({ portion }) => portion > 0.01),
    isWhole: slides.map(({ portion }) => portion > 0.99),
  }
}

/** The distance of each card from its position in the row, in widths of the track. */
export function cardShifts({ slides }: Moment, gap: number): Array<number> {
  let place = 0
  return slides.map(({ size, distance }) => {
    const shift = distance - place
    place += size + gap
    return shift
  })
}
