import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export type FoundFile = { path: string; isLink: boolean }

/** All files below a folder, as paths with slashes, in alphabetical order, without symbolic links. */
export function filesBelow(folder: string): Array<string> {
  return walk(folder).flatMap(({ path, isLink }) => (isLink ? [] : [path]))
}

/**
 * All files and symbolic links below a folder, as paths with slashes, in alphabetical order. Does not use
 * `readdirSync` with `recursive`, which follows links since Node 24.
 */
export function walk(folder: string, above = ''): Array<FoundFile> {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = above + entry.name
      const isLink = entry.isSymbolicLink()
      if (entry.isDirectory()) return walk(join(folder, entry.name), `${path}/`)
      return isLink || entry.isFile() ? [{ path, isLink }] : []
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
