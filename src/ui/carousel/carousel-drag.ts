/** A pointer that moves less than this many pixels is a click. */
const DRAG_THRESHOLD = 5

/** The share of a card to drag before the next one takes its place (CAROUSEL-6). */
const SWIPE_RATIO = 0.5

// The resistance of a drag beyond the last card.
const GIVE = 0.3

/**
 * Converts pointer positions to movements of the cards. Nothing moves below the threshold; beyond it the cards catch
 * up, so that the pressed card stays under the finger.
 */
export function createDragGate() {
  let pressedAt = 0
  let movedTo = 0
  let isOpen = false
  return {
    isOpen: () => isOpen,
    press(place: number) {
      pressedAt = place
      movedTo = place
      isOpen = false
    },
    /** The distance that the cards have to move now; positive towards the next card. */
    stepTo(place: number): number {
      if (Math.abs(place - pressedAt) >= DRAG_THRESHOLD) isOpen = true
      if (!isOpen) return 0
      const step = movedTo - place
      movedTo = place
      return step
    },
  }
}

type Pull = {
  /** The card at which the drag began. */
  start: number
  /** The distance of the drag; positive towards the next card. In the same unit as the card and the gap. */
  pulled: number
  card: number
  gap: number
}

type Row = { position: number; min: number; max: number; minIdx: number; maxIdx: number }

/** The card to settle on after a drag: beyond the cards it has passed, and one more if enough of it was dragged. */
export function stopAfterPull({ start, pulled, card, gap }: Pull, row: Row): number {
  // The step to the last card may be shorter than half a card.
  if (row.position >= row.max) return row.maxIdx
  if (row.position <= row.min) return row.minIdx
  const passed = Math.trunc(pulled / (card + gap))
  const rest = Math.abs(pulled) - Math.abs(passed) * (card + gap)
  return start + passed + (rest >= card * SWIPE_RATIO ? Math.sign(pulled) : 0)
}

type Bounds = Pick<Row, 'position' | 'min' | 'max'>

/** Beyond the first or last card, the cards move less than the finger. */
export function dampAtEnds(step: number, { position, min, max }: Bounds): number {
  const target = position + step
  return target < min || target > max ? step * GIVE : step
}
