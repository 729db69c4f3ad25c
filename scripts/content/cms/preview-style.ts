import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tokenCss } from '#scripts/theme/render-theme.ts'
import { wholeFontRules } from '#scripts/web-fonts.ts'

/** What the theme does not say: sizes and places. */
export const PREVIEW_STYLE = 'editor/previews/preview.css'

/** Writes the style sheet of previews, for the bundle of the editor; returns its file. */
export async function writePreviewStyle(root: string, folder: string): Promise<string> {
  const file = path.join(folder, 'preview.css')
  const fonts = await wholeFontRules()
  const own = await readFile(path.join(root, PREVIEW_STYLE), 'utf8')
  await mkdir(folder, { recursive: true })
  await writeFile(
    file,
    `${fonts.replaceAll('font-display: optional', 'font-display: swap')}${tokenCss()}\n${own}`,
  )
  return file
}
