import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fontFiles } from './letters.ts'

const require = createRequire(import.meta.url)

/** The fonts of the report, those of the site. */
const cuts = {
  heading: { family: 'epilogue', weight: 800 },
  body: { family: 'plus-jakarta-sans', weight: 400 },
  strong: { family: 'plus-jakarta-sans', weight: 700 },
} as const

export type Cut = keyof typeof cuts
export type Run = { font: string; text: string }

/** The font files by name. pdfkit embeds the letters that it uses. */
export async function loadFonts(): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>()
  for (const [cut, { family, weight }] of Object.entries(cuts))
    for (const { name } of fontFiles) {
      const path = `@fontsource/${family}/files/${family}-${name}-${weight}-normal.woff`
      fonts.set(`${cut}-${name}`, await readFile(require.resolve(path)))
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
