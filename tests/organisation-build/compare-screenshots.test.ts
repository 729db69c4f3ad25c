import sharp from 'sharp'
import { expect, test } from 'vitest'
import { differenceBetween, toBaseline } from './compare-screenshots.ts'

type Look = { top?: number; left?: number; color?: string; height?: number }

/** A page that contains a word. */
async function pageWith({ top = 200, left = 40, color = '#B0124D', height = 800 }: Look = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="${height}">
    <rect width="100%" height="100%" fill="#FFF7EA"/>
    <text x="${left}" y="${top}" font-family="sans-serif" font-size="18" font-weight="700" fill="${color}">Partner</text>
  </svg>`
  return toBaseline(await sharp(Buffer.from(svg)).png().toBuffer())
}

const approved = await pageWith()

test.each([
  ['a word that moves', { left: 64 }, 'another look between 184 and 2'],
  ['a word that changes its colour', { color: '#2B2A86' }, 'another look between'],
  ['a word that is gone', { color: '#FFF7EA' }, 'another look between'],
  ['a page that grows', { height: 824 }, '24 px taller'],
  ['a page that shrinks', { height: 720 }, '80 px shorter'],
])('%s is found, with its place [LOOK-2]', async (_what, look, message) => {
  expect(await differenceBetween(approved, await pageWith(look))).toContain(message)
})

test.each([
  ['nothing', {}],
  ['a third of a pixel, as between two versions of a browser', { left: 40.3, top: 200.3 }],
])('%s is no difference [LOOK-2]', async (_what, look) => {
  expect(await differenceBetween(approved, await pageWith(look))).toBeNull()
})
