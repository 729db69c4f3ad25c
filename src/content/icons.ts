import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { iconNames } from './schema/pages.ts'

const require = createRequire(import.meta.url)

/** The SVG of an icon, for src/ui/icon.tsx. */
export type IconSvg = string

/** Reads the bold Phosphor icon of that name, so that it is written into the page. Only for route loaders. */
export function iconSvg(name: (typeof iconNames)[number]): IconSvg {
  return readFileSync(require.resolve(`@phosphor-icons/core/assets/bold/${name}-bold.svg`), 'utf8')
}
