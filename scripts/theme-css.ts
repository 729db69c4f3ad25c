import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withToolCache } from './content/tool-cache.ts'
import type { RenderedTheme } from './theme/render-theme.ts'
import { writeWebFonts } from './web-fonts.ts'

/** Imported by the generated file. */
export const STYLE_SHEETS = ['fonts', 'splash', 'dark-pictures', 'progress-bar', 'data-saver'].map(
  (name) => `src/theme/${name}.css`,
)

const FILE = '.generated/theme.css'
const RENDERED = '.contentlayer/.cache/theme.json'

/**
 * Writes the fonts, the reset, the tokens and the global styles into one shared, cacheable file. Chakra would add the
 * same 8 KB to each page. Returns the colours of mails, for the server.
 */
export async function writeThemeCss(root: string): Promise<RenderedTheme['colors']> {
  const { css, colors } = await renderedTheme(root)
  const imports = STYLE_SHEETS.map((name) => `@import '../${name}';\n`)
  const fonts = await writeWebFonts(root)
  const text = `${imports.join('')}${fonts}${css}\n`
  const file = path.join(root, FILE)
  const present = await readFile(file, 'utf8').catch(() => null)
  if (present === text) return colors
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  return colors
}

/** The theme, cached until the code changes, as Chakra takes seconds to load. */
function renderedTheme(root: string): Promise<RenderedTheme> {
  return withToolCache(path.join(root, RENDERED), async () => {
    const { renderTheme } = await import('./theme/render-theme.ts')
    return renderTheme()
  })
}
