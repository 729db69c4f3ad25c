import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import { system } from '#src/theme/system.ts'
import { writeWebFonts } from './web-fonts.ts'

/** Imported by the generated file. */
export const STYLE_SHEETS = ['src/theme/fonts.css', 'src/theme/splash.css', 'src/theme/progress-bar.css']

/**
 * Writes the fonts, the reset, the tokens and the global styles into one shared, cacheable file. Chakra would add the same 8 KB
 * to each page.
 */
export async function writeThemeCss(root: string): Promise<void> {
  const { styles } = serializeStyles(system._global)
  const imports = STYLE_SHEETS.map((file) => `@import '../${file}';\n`)
  const fonts = await writeWebFonts(root)
  const css = serialize(compile(`${system.layers.atRule}${styles}`), stringify)
  await mkdir(path.join(root, '.generated'), { recursive: true })
  await writeFile(path.join(root, '.generated/theme.css'), `${imports.join('')}${fonts}${css}\n`)
}
