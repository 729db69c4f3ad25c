import { beforeAll, expect, test } from 'vitest'
import { fit, type Fitted } from '#scripts/cards/fit.ts'
import { loadFonts, type Fonts } from '#scripts/cards/fonts.ts'
import { charactersOf, drawable, shape } from '#scripts/cards/shape.ts'

const BOX = { width: 560, height: 290 }
const SIZES = [66, 34] as const

let fonts: Fonts

beforeAll(async () => {
  fonts = await loadFonts()
})

const title = (text: string): Fitted =>
  fit(text, BOX, { fonts: fonts.heading, sizes: SIZES, lineHeight: 1.1, letterSpacing: -0.025 })

const widest = ({ lines, size }: Fitted) => Math.max(...lines.map(({ width }) => width * size))
const height = ({ lines, size, lineHeight }: Fitted) => lines.length * size * lineHeight

test('a short title is as large as it may be, on one line [FOUND-9]', () => {
  const fitted = title('Living with HIV')
  expect(fitted.size).toBe(66)
  expect(fitted.lines).toHaveLength(1)
})

test('a longer title gets smaller until it fits into its box, in lines of about the same length [FOUND-9]', () => {
  const fitted = title('How artificial intelligence will change the world, and what it asks of each of us')
  expect(fitted.size).toBeLessThan(66)
  expect(fitted.size).toBeGreaterThanOrEqual(34)
  expect(widest(fitted)).toBeLessThanOrEqual(BOX.width)
  expect(height(fitted)).toBeLessThanOrEqual(BOX.height)
  const widths = fitted.lines.map(({ width }) => width)
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.5)
})

test.each([
  ['a title of a thousand letters', 'A very long title '.repeat(60)],
  ['a word that is wider than the card', 'Supercalifragilistic'.repeat(20)],
  ['an address', `https://example.org/${'path/'.repeat(80)}`],
])('%s stays in its box and is cut off [FOUND-9]', (_, text) => {
  const fitted = title(text)
  expect(fitted.size).toBe(34)
  expect(widest(fitted)).toBeLessThanOrEqual(BOX.width)
  expect(height(fitted)).toBeLessThanOrEqual(BOX.height)
})

test('what does not fit ends with an ellipsis, what fits does not', () => {
  const dots = shape('…', fonts.heading).outline(0, 0, 1)
  const shapesOf = (dot: string) => dot.split('M').length - 1
  const [short, long] = [title('Night build'), title('Night build, '.repeat(50))]
  const last = long.lines.at(-1)
  expect(shapesOf(last?.outline(0, 0, 1) ?? '')).toBeGreaterThan(shapesOf(dots))
  expect(long.lines.length).toBeGreaterThan(short.lines.length)
})

test('line breaks of a text are kept', () => {
  expect(title('Full-Time\nRemote, Lagos').lines).toHaveLength(2)
})

test('an empty text has no lines', () => {
  expect(title('').lines).toEqual([])
})

test.each([
  'Ọ̀pẹ́yẹmí kọ́ ẹ̀kọ́ ní Àjẹgúnlẹ̀',
  'ṣiṣẹ́ ń ǹ m̀ ḿ',
  '₦1,250,000',
  'ɓarawo ɗan ƙasa',
  'Çelik & “Ọmọ” – 2026…',
])('every letter of %s can be drawn [FOUND-9]', (text) => {
  for (const style of [fonts.heading, fonts.body]) {
    expect(drawable(text, style)).toBe(text)
    expect(shape(text, style).width).toBeGreaterThan(0)
  }
})

test('a letter and its tone mark are drawn the same, however they were typed, and the mark needs no room', () => {
  for (const style of [fonts.heading, fonts.body]) {
    const [composed, apart, bare] = ['ẹ́', 'e\u0323\u0301', 'ẹ'].map((text) => shape(text, style))
    expect(apart?.outline(0, 0, 100)).toBe(composed?.outline(0, 0, 100))
    expect(composed?.width).toBeCloseTo(bare?.width ?? 0)
    expect(composed?.outline(0, 0, 100)).not.toBe(bare?.outline(0, 0, 100))
  }
})

test('signs that no font has are left out, with the space beside them', () => {
  expect(drawable('Party 🎉 in 東京 today', fonts.heading)).toBe('Party in today')
  expect(charactersOf('ẹ́a')).toEqual(['ẹ́', 'a'])
})
