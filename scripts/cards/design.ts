/** Which side stays whole of pictures that are wider: of those on top of pages, where the people are. */
const keeps: Partial<Record<CardKind, 'right'>> = { job: 'right' }

/**
 * All measures of a card, in pixels. They are part of the hash of each card, so a change draws all cards anew; raise
 * `revision` for changes of the code that draws.
 */
export const design = {
  revision: 1,
  width: 1200,
  height: 630,
  /** The pattern with the picture or the date, on the right, and the woven edge at the bottom. */
  panel: { left: 660, edge: 14 },
  logo: { left: 64, top: 52, height: 60 },
  text: { left: 64, right: 624, top: 140, bottom: 588, gap: 22 },
  label: { size: 28 },
  title: { sizes: [66, 34], lineHeight: 1.1, height: 290, letterSpacing: -0.025 },
  detail: { sizes: [27, 23], lineHeight: 1.34, height: 112 },
  /** Pictures that are about square stand in the panel; wider ones reach to the edge of the card. */
  square: { left: 694, top: 72, width: 472, height: 472, radius: 24 },
  wide: { left: 676, top: 100, width: 524, height: 416, radius: 24 },
  keeps,
  date: { left: 730, top: 108, width: 400, height: 400, radius: 24 },
  // WhatsApp shows no pictures above 300 KB. mozjpeg makes them a quarter smaller in three times the time.
  jpeg: { quality: 84 },
} as const

/** What can be shared with a card of its own, and the pattern that it has. */
export const patterns = {
  article: 'circuit-dark',
  story: 'scallop-dark',
  event: 'rings-dark',
  cause: 'leaf-dark',
  mentor: 'diamond-dark',
  job: 'mud-dark',
} as const

export type CardKind = keyof typeof patterns
