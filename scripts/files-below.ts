import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * All files below a folder, as paths with slashes, in alphabetical order. Does not use `readdirSync` with
 * `recursive`, which follows symbolic links since Node 24; here a link is neither file nor folder.
 */
export function filesBelow(folder: string): Array<string> {
  const entries = readdirSync(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const below = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => filesBelow(join(folder, name)).map((file) => `${name}/${file}`))
  return [...files, ...below].sort()
}
