import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RenderedTheme } from './theme/render-theme.ts'

/** Imported by the generated file. */
export const STYLE_SHEETS = ['fonts', 'splash', 'dark-pictures', 'progress-bar'].map(
  (name) => `src/theme/${name}.css`,
)

/**
 * Writes the reset, the tokens and the global styles into one shared, cacheable file. Chakra would add the
 * same 8 KB to each page. Returns the colours of mails, for the server.
 */
export async function writeThemeCss(root: string): Promise<RenderedTheme['colors']> {
  // Loaded on demand: Chakra takes seconds to load.
  const { renderTheme } = await import('./theme/render-theme.ts')
  const { css, colors } = renderTheme()
  const imports = STYLE_SHEETS.map((name) => `@import '../${name}';\n`)
  await writeFile(path.join(root, '.generated/theme.css'), `${imports.join('')}${css}\n`)
  return colors
}
