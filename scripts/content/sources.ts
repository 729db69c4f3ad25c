import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { walk, type FoundFile } from './checks/files/walk.ts'

/** The bytes of a file, and their digest. The digest, never the time, identifies a file again. */
export type Source = { bytes: Buffer; digest: string }

/**
 * The files below content/ at one moment. The checker and the compiler read the same, so nothing is compiled that was
 * not checked, whoever saves a file meanwhile.
 */
export type Sources = {
  files: ReadonlyArray<FoundFile>
  /** A file by its path below content/, read once. */
  read: (path: string) => Source
}

/** Lists what is below content/ of a project. */
export function readSources(root: string): Sources {
  const content = join(root, 'content')
  const known = new Map<string, Source>()
  return {
    files: existsSync(content) ? walk(content) : [],
    read(path) {
      const read = known.get(path) ?? readSource(join(content, path))
      known.set(path, read)
      return read
    },
  }
}

function readSource(file: string): Source {
  const bytes = readFileSync(file)
  return { bytes, digest: digestOf(bytes) }
}

export function digestOf(data: string | Buffer): string {
  return hash('sha256', data, 'base64url')
}
