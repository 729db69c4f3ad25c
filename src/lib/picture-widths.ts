// Below this ratio to the next width, one more file saves a visitor almost nothing.
const SMALLEST_STEP = 1.25
const WIDTHS = [320, 640, 960, 1600]
const HERO_FROM = 1600
const WEBP_WIDEST = 1200

/*
 * Both the build, which makes the files, and the page, which names them, ask here: the widths follow from the original's
 * alone, so no page has to carry them for each of its pictures.
 */

/**
 * The widths an original is served in, smallest first and never wider than itself: 320, 640 and 960 for most, up to
 * 1600 for the wide pictures on top of a page, which nothing shows small.
 */
export function avifWidths(originalWidth: number): Array<number> {
  const widest = Math.min(originalWidth, Math.max(...WIDTHS))
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
