import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { walk, type FoundFile } from './checks/files/walk.ts'

/** The bytes of a file and their digest. Files are compared by digest, never by time. */
export type Source = { bytes: Buffer; digest: string }

/**
 * The files below content/ at one moment. Checker and compiler use the same files, so nothing unchecked is compiled,
 * even if a file is saved meanwhile.
 */
export type Sources = {
  files: ReadonlyArray<FoundFile>
  /** Reads a file by its path below content/, once. */
  read: (path: string) => Source
}

/** Lists the files below content/ of a project. */
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
