/** A pointer that moved less than this many pixels was meant as a click. */
const DRAG_THRESHOLD = 5

/** The share of a card to drag before the next one takes its place (CAROUSEL-6). */
const SWIPE_RATIO = 0.5

// The resistance of a drag past the last card.
const GIVE = 0.3

/**
 * Turns the places of a pointer into steps of the cards. Nothing moves below the threshold; past it the cards catch up,
 * so that one stays under its finger.
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
    /** How far the cards have to move now: more than 0 towards the next card. */
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
  /** The card at which it began. */
  start: number
  /** How far the row was moved; more than 0 towards the next card. In one unit with the card and the gap. */
  pulled: number
  card: number
  gap: number
}

type Row = { position: number; min: number; max: number; minIdx: number; maxIdx: number }

/** The card to settle on after a drag: past those it passed, and past one more if enough of it was dragged. */
export function stopAfterPull({ start, pulled, card, gap }: Pull, row: Row): number {
  // The step to the last card may be too short for half a card.
  if (row.position >= row.max) return row.maxIdx
  if (row.position <= row.min) return row.minIdx
  const passed = Math.trunc(pulled / (card + gap))
  const rest = Math.abs(pulled) - Math.abs(passed) * (card + gap)
  return start + passed + (rest >= card * SWIPE_RATIO ? Math.sign(pulled) : 0)
}

type Bounds = Pick<Row, 'position' | 'min' | 'max'>

/** Pulling past the first or last card moves the cards less than the finger. */
export function dampAtEnds(step: number, { position, min, max }: Bounds): number {
  const target = position + step
  return target < min || target > max ? step * GIVE : step
}
