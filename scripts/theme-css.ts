import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import { tokensInBothModes } from '#src/theme/color-modes.ts'
import { system } from '#src/theme/system.ts'

const STYLE_SHEETS = ['fonts', 'splash', 'dark-pictures', 'progress-bar']

/**
 * Writes the reset, the tokens and the global styles into one shared, cacheable file. Chakra would add the
 * same 8 KB to each page.
 */
export async function writeThemeCss(root: string): Promise<void> {
  const imports = STYLE_SHEETS.map((name) => `@import '../src/theme/${name}.css';\n`)
  const styles = [system.getPreflightCss(), system.getGlobalCss(), tokensInBothModes(system)]
  const css = compiled(`${system.layers.atRule}${serializeStyles(styles).styles}`)
  await writeFile(path.join(root, '.generated/theme.css'), `${imports.join('')}${css}\n`)
}

/** The tokens as custom properties, in both colour modes. */
export function tokenCss(): string {
  return compiled(serializeStyles([tokensInBothModes(system)]).styles)
}

function compiled(styles: string): string {
  return serialize(compile(styles), stringify)
}
