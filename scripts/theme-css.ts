import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RenderedTheme } from './theme/render-theme.ts'

/** Imported by the generated file. */
export const STYLE_SHEETS = ['fonts', 'splash', 'dark-pictures', 'progress-bar'].map(
  (name) => `src/theme/${name}.css`,
)

const FILE = '.generated/theme.css'

/** Rendered once in a process: Chakra takes seconds to load. */
let rendered: Promise<RenderedTheme> | undefined

/**
 * Writes the reset, the tokens and the global styles into one shared, cacheable file. Chakra would add the
 * same 8 KB to each page. Returns the colours of mails, for the server.
 */
export async function writeThemeCss(root: string): Promise<RenderedTheme['colors']> {
  const { css, colors } = await renderedTheme()
  const imports = STYLE_SHEETS.map((name) => `@import '../${name}';\n`)
  const text = `${imports.join('')}${css}\n`
  const file = path.join(root, FILE)
  const present = await readFile(file, 'utf8').catch(() => null)
  if (present === text) return colors
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  return colors
}

function renderedTheme(): Promise<RenderedTheme> {
  rendered ??= import('./theme/render-theme.ts').then(({ renderTheme }) => renderTheme())
  return rendered
}
