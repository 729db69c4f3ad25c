import { expect, test } from 'vitest'
import { avifWidths, webpWidths } from '#src/ui/picture-widths.ts'

const originals = [1, 100, 360, 400, 432, 433, 800, 960, 863, 1000, 1200, 1380, 1599, 1600, 1920, 6000]

test('widths are few, up to that of the original or 1600, and far enough apart to be worth a file', () => {
  for (const original of originals) {
    const widths = avifWidths(original)
    expect(widths.at(-1)).toBe(Math.min(original, 1600))
    expect(widths.length).toBeLessThanOrEqual(4)
    widths.slice(1).forEach((width, index) => expect(width / widths[index]!).toBeGreaterThan(1.15))
  }
})

test('squares have a size for phones, and wide pictures none that nothing shows', () => {
  expect(avifWidths(1000)).toEqual([360, 750, 1000])
  expect(avifWidths(1920)).toEqual([750, 1200, 1600])
})

test('WebP comes in two of the AVIF widths at most', () => {
  for (const original of originals) {
    expect(webpWidths(original).length).toBeLessThanOrEqual(2)
    expect(avifWidths(original)).toEqual(expect.arrayContaining(webpWidths(original)))
  }
})
