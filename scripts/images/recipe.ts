import { createHash } from 'node:crypto'

/**
 * Everything that decides what comes out of an original. Its hash is part of every file name, so a change here
 * makes new files; raise `revision` when the code changes what it makes and no number here shows it.
 */
export const recipe = {
  revision: 1,
  // Measured on these drawings: effort 2 takes half as long again as 1 and gains 0.2 dB, effort 0 is a fifth larger.
  avif: { quality: 50, effort: 1 },
  webp: { quality: 80, effort: 2 },
  jpeg: { quality: 82, mozjpeg: true },
  png: { palette: true, quality: 90, effort: 10, compressionLevel: 9 },
  shareWidth: 1200,
}

// Below this ratio to the next width, one more file saves a visitor almost nothing.
const SMALLEST_STEP = 1.25
const WIDTHS = [320, 640, 960, 1600]
const HERO_FROM = 1600
const WEBP_WIDEST = 1200

/**
 * The widths an original is served in, smallest first and never wider than itself: 320, 640 and 960 for most, up to
 * 1600 for the wide pictures on top of a page, which nothing shows small.
 */
export function avifWidths(originalWidth: number): Array<number> {
  const widest = Math.min(originalWidth, WIDTHS.at(-1)!)
  const narrowest = originalWidth >= HERO_FROM ? 640 : 320
  const steps = WIDTHS.filter((width) => width >= narrowest && width * SMALLEST_STEP < widest)
  return [...steps, widest]
}

/**
 * WebP is for the one browser in twenty without AVIF: a small one and a large one will do. The largest stays at or
 * under 1200 where there is such a width, because it is also what tools that read only `src` download.
 */
export function webpWidths(originalWidth: number): Array<number> {
  const widths = avifWidths(originalWidth).filter((width, index) => index === 0 || width <= WEBP_WIDEST)
  return widths.slice(-2)
}

/** Names what comes out of these bytes: changes with the original and with the recipe, and with nothing else. */
export function contentHash(original: Buffer, kind: string): string {
  return createHash('sha256').update(JSON.stringify(recipe)).update(kind).update(original).digest('hex')
}
