// With a smaller ratio to the next width, another file saves almost nothing.
const SMALLEST_STEP = 1.15
// Browsers choose the first sufficient width. Phones are 720 to 750 pixels wide, or 1080 to 1179.
const WIDEST_FOR_PHONES = 750
const WIDTHS = [360, WIDEST_FOR_PHONES, 1200, 1600]
const HERO_FROM = 1600
const WEBP_WIDEST = 1200

/*
 * Used by the build, which creates the files, and by pages, which link them: the widths follow from the original's
 * width, so pages need not contain them.
 */

/**
 * The widths of a picture, ascending and at most that of the original: 360, 750 and 1200 for most, up to 1600 for the
 * wide pictures at the top of a page, which are never shown small.
 */
export function avifWidths(originalWidth: number): Array<number> {
  const widest = Math.min(originalWidth, Math.max(...WIDTHS))
  const narrowest = originalWidth >= HERO_FROM ? 750 : 360
  const steps = WIDTHS.filter((width) => width >= narrowest && width * SMALLEST_STEP < widest)
  return [...steps, widest]
}

/** Whether this width is mostly loaded by phones, which have several device pixels per CSS pixel. */
export function isForPhones(width: number): boolean {
  return width <= WIDEST_FOR_PHONES
}

/**
 * WebP is for the one browser in twenty without AVIF, so two widths suffice. The largest is at most 1200 if possible,
 * because tools that read only `src` download it.
 */
export function webpWidths(originalWidth: number): Array<number> {
  const widths = avifWidths(originalWidth).filter((width, index) => index === 0 || width <= WEBP_WIDEST)
  return widths.slice(-2)
}
