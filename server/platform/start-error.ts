import { codeOf } from './database/faults.ts'

/** An error at the start that the operator can fix: only its message is printed. */
export class StartError extends Error {}

const NO_ROOM = /^(?:ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_(?:SHMSIZE|WRITE))$/
const NOT_WRITABLE = /^(?:EROFS|EACCES|EPERM|ENOENT|SQLITE_(?:READONLY|CANTOPEN)(?:_\w+)?)$/
const NO_FOLDER = /^(?:ENOTDIR|EEXIST)$/

/** Replaces errors of the data folder at the start by a sentence that says what to do. */
export async function explainDataErrors<Result>(dataDir: string, work: () => Promise<Result> | Result) {
  try {
    return await work()
  } catch (error) {
    const message = explain(dataDir, error)
    throw message === null ? error : new StartError(message, { cause: error })
  }
}

function explain(dataDir: string, error: unknown): string | null {
  const path = error instanceof Error && 'path' in error ? String(error.path) : dataDir
  // The error concerns another file, such as one of the build.
  if (!path.startsWith(dataDir)) return null
  const code = codeOf(error)
  if (NO_ROOM.test(code))
    return `The disk of ${dataDir} is full. Make room, or set DATA_DIR to another folder.`
  if (NOT_WRITABLE.test(code))
    return `${dataDir} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`
  if (NO_FOLDER.test(code)) return `${dataDir} is not a folder. Set DATA_DIR to one.`
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT')
    return `The database in ${dataDir} is damaged, or is no database. Restore a backup with npm run admin -- restore, or set DATA_DIR to another folder.`
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? null : explain(dataDir, cause)
}
