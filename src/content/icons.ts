import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { iconNames } from './schema/benefit'

const require = createRequire(import.meta.url)

/** The drawing of an icon, to be put into a page at build time: one path instead of an icon library. */
export type IconPath = string

/** Looks up the bold Phosphor icon of that name. Only for route loaders. */
export function iconPath(name: (typeof iconNames)[number]): IconPath {
  const svg = readFileSync(require.resolve(`@phosphor-icons/core/assets/bold/${name}-bold.svg`), 'utf8')
  const path = /<path d="([^"]+)"/u.exec(svg)?.[1]
  if (path === undefined) throw new Error(`The icon "${name}" has no path: choose another in src/content/schema/benefit.ts.`)
  return path
}
