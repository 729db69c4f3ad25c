import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tokenCss } from '#scripts/theme/render-theme.ts'

/** Sizes and positions, which the theme does not define. */
const PREVIEW_STYLE = 'editor/previews/preview.css'
/** The whole typefaces, for texts that are not known yet. */
const FONTS = ['epilogue', 'plus-jakarta-sans']
  .map((name) => `@import '@fontsource-variable/${name}';\n`)
  .join('')

/** Writes the style sheet of previews for the editor's bundle, and returns its path. */
export async function writePreviewStyle(root: string, folder: string): Promise<string> {
  const file = path.join(folder, 'preview.css')
  const own = await readFile(path.join(root, PREVIEW_STYLE), 'utf8')
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${FONTS}${tokenCss()}\n${own}`)
  return file
}
