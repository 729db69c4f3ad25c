import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { fontFiles } from './letters.ts'

const require = createRequire(import.meta.url)

/** The fonts of the report, instances of the site's variable fonts. */
const cuts = {
  heading: { family: 'epilogue', weight: 800 },
  body: { family: 'plus-jakarta-sans', weight: 400 },
  strong: { family: 'plus-jakarta-sans', weight: 700 },
} as const

export type Cut = keyof typeof cuts
export type Run = { font: string; text: string }

/** Font files for the PDF, reduced to the characters of this text. */
export async function fontsFor(text: string): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>()
  for (const [cut, { family, weight }] of Object.entries(cuts)) {
    for (const { name, has } of fontFiles) {
      const wanted = [...new Set(text)].filter((character) => has.test(character)).join('')
      if (wanted === '') continue
      const path = `@fontsource-variable/${family}/files/${family}-${name}-wght-normal.woff2`
      const file = await readFile(require.resolve(path))
      const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const
      fonts.set(`${cut}-${name}`, await subsetFont(file, wanted, options))
    }
  }
  return fonts
}

/**
 * Splits a text into runs of one font each. Throws for a character that no font contains, which would be printed as a
 * box.
 */
export function runsOf(text: string, cut: Cut): Array<Run> {
  const runs: Array<Run> = []
  for (const character of text) {
    const file = fontFiles.find(({ has }) => has.test(character))
    if (!file) throw new Error(`The fonts of the report have no "${character}", which is in "${text}".`)
    const font = `${cut}-${file.name}`
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}
