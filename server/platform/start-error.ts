import type { Config } from './config.ts'
import { codeOf, isUnavailable } from './database/faults.ts'

/** An error at the start that the operator can fix, such as a wrong setting or build: only its message is printed. */
export class StartError extends Error {}

// A disk that is full or cannot be written, a path that is no folder, and what SQLite says of its file.
const UNUSABLE_FOLDER = /^(?:ENOSPC|EDQUOT|EROFS|EACCES|EPERM|ENOENT|ENOTDIR|EEXIST|SQLITE_\w+)$/

// Wrong user or password, no such database, no right to create tables, and no secure connection.
const REFUSED = /^(?:28\w{3}|3D000|42501|ERR_TLS\w*|UNABLE_TO_VERIFY\w*)$|CERT/

type Settings = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Replaces errors of the data folder and the database at the start by a sentence that says what to do. */
export async function explainDataErrors<Result>(settings: Settings, work: () => Promise<Result> | Result) {
  try {
    return await work()
  } catch (error) {
    const message = explain(settings, error)
    throw message === null ? error : new StartError(message, { cause: error })
  }
}

function explain({ dataDir, databaseUrl }: Settings, error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  const reason = error.message || code
  // An error of a file, such as one of the build or the certificate of the database, names its path.
  const path = 'path' in error ? String(error.path) : null
  const isRefused = REFUSED.test(code) || reason.includes('does not support SSL')
  if (databaseUrl !== null && path === null && (isRefused || isUnavailable(error)))
    return `PostgreSQL at ${new URL(databaseUrl).host} cannot be used: ${reason}. Check that it runs, and DATABASE_URL.`
  if ((path ?? dataDir).startsWith(dataDir) && UNUSABLE_FOLDER.test(code))
    return `The data in ${dataDir} cannot be used: ${reason}. Make room there, give this user the right to write, restore a backup, or set DATA_DIR to another folder.`
  return explain({ dataDir, databaseUrl }, error.cause)
}
