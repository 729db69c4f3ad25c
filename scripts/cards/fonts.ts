import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/**
 * The font files of each style, in the order in which they are searched for a character. The last one contains
 * letters of Hausa.
 */
const STYLES = {
  heading: [
    ...['latin', 'latin-ext', 'vietnamese'].map((part) => variable('epilogue', part, 800)),
    { path: '@fontsource/noto-sans/files/noto-sans-latin-ext-800-normal.woff', weight: null },
  ],
  body: [
    ...['latin', 'latin-ext', 'vietnamese'].map((part) => variable('plus-jakarta-sans', part, 600)),
    { path: '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff', weight: null },
  ],
} satisfies Record<string, Array<FontFile>>

type TextStyle = keyof typeof STYLES

/** The fonts of a style, in order of preference. */
export type Fonts = Readonly<Record<TextStyle, ReadonlyArray<Font>>>

type FontFile = { path: string; weight: number | null }

function variable(family: string, part: string, weight: number): FontFile {
  return { path: `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`, weight }
}

/** The bytes of all fonts, which are part of the hash of each card. */
export async function fontBytes(): Promise<Array<Buffer>> {
  return Promise.all(Object.values(STYLES).flatMap((files) => files.map(({ path }) => bytesOf(path))))
}

export async function loadFonts(): Promise<Fonts> {
  const [heading, body] = await Promise.all([loadAll(STYLES.heading), loadAll(STYLES.body)])
  return { heading, body }
}

function loadAll(files: ReadonlyArray<FontFile>): Promise<Array<Font>> {
  return Promise.all(files.map(load))
}

async function load({ path, weight }: FontFile): Promise<Font> {
  const file = await bytesOf(path)
  const font = fontOf(file, path)
  if (weight === null) return font
  // Fontkit does not support variations of WOFF2 fonts.
  const characters = String.fromCodePoint(...font.characterSet)
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const
  return fontOf(await subsetFont(file, characters, options), path)
}

function fontOf(file: Buffer, path: string): Font {
  const font = create(file)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} is a collection of fonts.`)
  return font
}

function bytesOf(path: string): Promise<Buffer> {
  return readFile(require.resolve(path))
}
