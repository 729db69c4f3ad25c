import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every file below a folder, as paths with slashes, in alphabetical order. Walks by itself, because `readdirSync` with
 * `recursive` follows symbolic links since Node 24; a link is neither file nor folder here.
 */
export function filesBelow(folder: string): Array<string> {
  const entries = readdirSync(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const below = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => filesBelow(join(folder, name)).map((file) => `${name}/${file}`))
  return [...files, ...below].sort()
}
