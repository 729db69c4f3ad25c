import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { wholeFontRules } from '#scripts/web-fonts.ts'
import { system } from '#src/theme/system.ts'

/** What the theme does not say: sizes and places. */
export const PREVIEW_STYLE = 'editor/previews/preview.css'

/** The tokens of the theme as custom properties, as the pages of the site have them. */
function tokens() {
  const layer = system.getTokenCss()['@layer tokens'] as Record<string, Record<string, string>>
  const root = Object.entries(layer).find(([selector]) => selector.includes(':root'))?.[1]
  if (!root) throw new Error('The theme has no tokens.')
  return `:root {\n${Object.entries(root)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n')}\n}`
}

/** Writes the style sheet of previews, for the bundle of the editor; returns its file. */
export async function writePreviewStyle(root: string, folder: string): Promise<string> {
  const file = path.join(folder, 'preview.css')
  const fonts = await wholeFontRules()
  const own = await readFile(path.join(root, PREVIEW_STYLE), 'utf8')
  await mkdir(folder, { recursive: true })
  await writeFile(
    file,
    `${fonts.replaceAll('font-display: optional', 'font-display: swap')}${tokens()}\n${own}`,
  )
  return file
}
