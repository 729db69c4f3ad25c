/** The side of a wide picture that is never cropped. In the pictures on top of pages, people are on that side. */
const keeps: Partial<Record<CardKind, 'right'>> = { job: 'right' }

/**
 * All measurements of a card, in pixels. They are part of each card's hash, so that a change redraws all cards; raise
 * `revision` when the drawing code changes.
 */
export const design = {
  revision: 1,
  width: 1200,
  height: 630,
  /** The panel on the right with the pattern and the picture or date, and the woven edge at the bottom. */
  panel: { left: 660, edge: 14 },
  logo: { left: 64, top: 52, height: 60 },
  text: { left: 64, right: 624, top: 140, bottom: 588, gap: 22 },
  label: { size: 28 },
  title: { sizes: [66, 34], lineHeight: 1.1, height: 290, letterSpacing: -0.025 },
  detail: { sizes: [27, 23], lineHeight: 1.34, height: 112 },
  /** Nearly square pictures are placed within the panel; wider ones extend to the edge of the card. */
  square: { left: 694, top: 72, width: 472, height: 472, radius: 24 },
  wide: { left: 676, top: 100, width: 524, height: 416, radius: 24 },
  keeps,
  date: { left: 730, top: 108, width: 400, height: 400, radius: 24 },
  // WhatsApp ignores pictures above 300 KB. mozjpeg makes them a quarter smaller in three times the time.
  jpeg: { quality: 84 },
} as const

/** The kinds of documents that have a card, with their pattern. */
export const patterns = {
  article: 'circuit-dark',
  story: 'scallop-dark',
  event: 'rings-dark',
  cause: 'leaf-dark',
  mentor: 'diamond-dark',
  job: 'mud-dark',
} as const

export type CardKind = keyof typeof patterns
