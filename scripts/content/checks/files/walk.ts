import { readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

export type FoundFile = { path: string; isLink: boolean }

/**
 * All files and symbolic links below a folder, as paths with slashes, in alphabetical order. Links are not followed.
 */
export function walk(folder: string, above = ''): Array<FoundFile> {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => below(folder, `${above}${entry.name}`, entry))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function below(folder: string, path: string, entry: Dirent): Array<FoundFile> {
  if (entry.isSymbolicLink()) return [{ path, isLink: true }]
  if (entry.isDirectory()) return walk(join(folder, entry.name), `${path}/`)
  return entry.isFile() ? [{ path, isLink: false }] : []
}
