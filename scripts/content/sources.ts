import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { walk, type FoundFile } from '#scripts/files-below.ts'

/** The files below content/ at one moment. */
export type Sources = {
  files: ReadonlyArray<FoundFile>
  /** Reads a file by its path below content/, once. */
  read: (path: string) => Buffer
}

/** Lists the files below content/ of a project. */
export function readSources(root: string): Sources {
  const content = join(root, 'content')
  const known = new Map<string, Buffer>()
  return {
    files: existsSync(content) ? walk(content) : [],
    read(path) {
      const read = known.get(path) ?? readFileSync(join(content, path))
      known.set(path, read)
      return read
    },
  }
}
