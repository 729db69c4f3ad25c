import type { Font } from 'fontkit'

/** A piece of text as glyphs. Lengths are in em, so they apply to every size. */
export type Shaped = {
  width: number
  /** The outlines as SVG path data, with the start of the baseline at x and y. */
  outline: (x: number, y: number, size: number) => string
}

type Placed = { glyph: Glyph; scale: number; x: number; y: number }
type Glyph = ReturnType<Font['layout']>['glyphs'][number]

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The graphemes of a text. */
export function charactersOf(text: string): Array<string> {
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}

/** Removes characters that no font contains, such as emoji. */
export function drawable(text: string, fonts: ReadonlyArray<Font>): string {
  return charactersOf(text.replace(/\s+/gu, ' '))
    .filter((character) => findFont(character, fonts) !== null)
    .join('')
    .replace(/ {2,}/gu, ' ')
    .trim()
}

/** Converts a text of drawable characters to glyphs, with kerning and positioned tone marks. */
export function shape(text: string, fonts: ReadonlyArray<Font>, letterSpacing = 0): Shaped {
  const placed: Array<Placed> = []
  let width = 0
  for (const { font, run } of runsOf(text, fonts)) {
    const scale = 1 / font.unitsPerEm
    const { glyphs, positions } = font.layout(run)
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      placed.push({ glyph, scale, x: width + xOffset * scale, y: yOffset * scale })
      // Marks have no width and stay with their letter.
      width += xAdvance * scale + (xAdvance === 0 ? 0 : letterSpacing)
    })
  }
  return {
    width,
    outline: (x, y, size) => placed.map((each) => outlineOf(each, x, y, size)).join(''),
  }
}

function outlineOf({ glyph, scale, x, y }: Placed, left: number, baseline: number, size: number): string {
  const unit = scale * size
  const at = (across: number, up: number) =>
    `${rounded(left + x * size + across * unit)} ${rounded(baseline - y * size - up * unit)}`
  return glyph.path.commands
    .map(({ command, args }) => {
      const points = pairs(args).map(([across, up]) => at(across, up))
      return LETTERS[command] + points.join(' ')
    })
    .join('')
}

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

function pairs(args: ReadonlyArray<number>): Array<[number, number]> {
  return Array.from({ length: args.length / 2 }, (_, at) => [args[2 * at] ?? 0, args[2 * at + 1] ?? 0])
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function runsOf(text: string, fonts: ReadonlyArray<Font>): Array<{ font: Font; run: string }> {
  const runs: Array<{ font: Font; run: string }> = []
  for (const character of charactersOf(text)) {
    const found = findFont(character, fonts)
    if (found === null) continue
    const last = runs.at(-1)
    if (last?.font === found.font) last.run += found.spelling
    else runs.push({ font: found.font, run: found.spelling })
  }
  return runs
}

/** Finds a font with a letter and its marks, preferably composed, otherwise as a letter with separate marks. */
function findFont(character: string, fonts: ReadonlyArray<Font>): { font: Font; spelling: string } | null {
  for (const spelling of new Set([character.normalize('NFC'), character.normalize('NFD')])) {
    const font = fonts.find((candidate) =>
      [...spelling].every((sign) => candidate.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
    )
    if (font) return { font, spelling }
  }
  return null
}
