import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'

const SECRET_FILE = 'secret'

/**
 * The secret of this installation: the configured one, or one generated at the first start and stored beside the
 * database.
 */
export function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>) {
  if (secret !== null) return secret
  const path = join(dataDir, SECRET_FILE)
  return readKept(path) ?? makeOne(dataDir, path)
}

/** The secret beside the database, or null. */
export function readStoredSecret({ dataDir }: Pick<Config, 'dataDir'>) {
  return readKept(join(dataDir, SECRET_FILE))
}

function readKept(path: string) {
  try {
    const kept = readFileSync(path, 'utf8').trim()
    // An empty file, as a full disk leaves behind, would sign codes and cookies with a known key.
    if (kept === '')
      throw new StartError(`${path} is empty. Restore it, or delete it to have a new one made.`)
    return kept
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function makeOne(dataDir: string, path: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    // Linking is atomic, and never overwrites a key that another process has just created.
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8').trim()
}
