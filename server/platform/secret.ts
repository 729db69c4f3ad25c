import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'

const SECRET_FILE = 'secret'

/** The configured secret, or one that is generated at the first start and stored beside the database. */
export function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>) {
  if (secret !== null) return secret
  const kept = readStoredSecret({ dataDir })
  if (kept !== null) return kept
  const made = randomBytes(32).toString('base64url')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Never over the key of a process that started at the same time.
  writeFileSync(join(dataDir, SECRET_FILE), `${made}\n`, { mode: 0o600, flag: 'wx' })
  return made
}

/** The secret beside the database, or null. */
export function readStoredSecret({ dataDir }: Pick<Config, 'dataDir'>) {
  const path = join(dataDir, SECRET_FILE)
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
