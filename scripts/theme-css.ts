import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import { system } from '#src/theme/system.ts'
import { writeWebFonts } from './web-fonts.ts'

/** Imported by the generated file. */
export const STYLE_SHEETS = ['fonts', 'splash', 'dark-pictures', 'progress-bar'].map(
  (name) => `src/theme/${name}.css`,
)

/**
 * Writes the fonts, the reset, the tokens and the global styles into one shared, cacheable file. Chakra would add the same 8 KB
 * to each page.
 */
export async function writeThemeCss(root: string): Promise<void> {
  const imports = STYLE_SHEETS.map((file) => `@import '../${file}';\n`)
  const fonts = await writeWebFonts(root)
  const css = compiled(`${system.layers.atRule}${serializeStyles(system._global).styles}`)
  await mkdir(path.join(root, '.generated'), { recursive: true })
  await writeFile(path.join(root, '.generated/theme.css'), `${imports.join('')}${fonts}${css}\n`)
}

/** The tokens as custom properties, in both colour modes. */
export function tokenCss(): string {
  return compiled(serializeStyles([system.getTokenCss()]).styles)
}

function compiled(styles: string): string {
  return serialize(compile(styles), stringify)
}
