import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)

/** The site's font and one with further scripts, as donors' names use many. In order of preference. */
const FILES = [
  ['plus-jakarta-sans', ['latin', 'latin-ext', 'vietnamese']],
  ['noto-sans', ['latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari']],
] as const

export const WEIGHTS = [400, 700] as const
export type Weight = (typeof WEIGHTS)[number]

type FontFile = { name: string; weight: Weight; content: Buffer; has: (character: string) => boolean }

export type Run = { font: string; text: string }

let files: Promise<Array<FontFile>> | undefined

/** Read once, with the first receipt. */
export function receiptFonts(): Promise<Array<FontFile>> {
  files ??= Promise.all(
    WEIGHTS.flatMap((weight) =>
      FILES.flatMap(([family, parts]) => parts.map((part) => readFont(family, part, weight))),
    ),
  )
  return files
}

async function readFont(family: string, part: string, weight: Weight): Promise<FontFile> {
  const name = `${family}-${part}-${weight}-normal`
  const content = await readFile(require.resolve(`@fontsource/${family}/files/${name}.woff`))
  const font = create(content)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts.`)
  return {
    name,
    weight,
    content,
    has: (character) => [...character].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
  }
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The characters of a text that no font contains, each once. */
export async function unprintableIn(text: string): Promise<string> {
  const fonts = await receiptFonts()
  const signs = [...characters.segment(text.normalize('NFC'))].map(({ segment }) => segment)
  return [...new Set(signs.filter((sign) => !fonts.some(({ has }) => has(sign))))].join('')
}

/** Splits a text into runs of one font each. Characters that no font contains are printed as question marks, of which the console warns. */
export function runsOf(text: string, weight: Weight, fonts: ReadonlyArray<FontFile>): Array<Run> {
  const ofWeight = fonts.filter((font) => font.weight === weight)
  const runs: Array<Run> = []
  for (const { segment } of characters.segment(text.normalize('NFC'))) {
    const font = ofWeight.find(({ has }) => has(segment))
    const run = { font: (font ?? ofWeight[0])?.name ?? '', text: font ? segment : '?' }
    const last = runs.at(-1)
    if (last?.font === run.font) last.text += run.text
    else runs.push(run)
  }
  return runs
}
