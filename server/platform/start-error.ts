import type { Config } from './config.ts'
import { codeOf, isUnavailable } from './database/faults.ts'

/** An error at the start that the operator can fix: only its message is printed. */
export class StartError extends Error {}

const NO_ROOM = /^(?:ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_(?:SHMSIZE|WRITE))$/
const NOT_WRITABLE = /^(?:EROFS|EACCES|EPERM|ENOENT|SQLITE_(?:READONLY|CANTOPEN)(?:_\w+)?)$/
const NO_FOLDER = /^(?:ENOTDIR|EEXIST)$/

const UNKNOWN_HOST = /^(?:ENOTFOUND|EAI_AGAIN)$/
// Wrong user or password, no such database, no right to create tables.
const REFUSED = /^(?:28\w{3}|3D000|42501)$/
const NOT_TRUSTED = /CERT|^ERR_TLS|^UNABLE_TO_VERIFY/

const DEFAULT_PORT = '5432'

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

function explain(settings: Settings, error: unknown): string | null {
  const { dataDir, databaseUrl } = settings
  const message =
    (databaseUrl === null ? null : explainPostgres(databaseUrl, error)) ?? explainFolder(dataDir, error)
  if (message !== null) return message
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? null : explain(settings, cause)
}

function explainFolder(dataDir: string, error: unknown): string | null {
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
  return null
}

function explainPostgres(databaseUrl: string, error: unknown): string | null {
  // An error of a file, such as the certificate of the database, names its path.
  if (!(error instanceof Error) || 'path' in error) return null
  const { hostname, port } = new URL(databaseUrl)
  const place = `${hostname || 'localhost'}:${port || DEFAULT_PORT}`
  const code = codeOf(error)
  if (UNKNOWN_HOST.test(code))
    return `DATABASE_URL names the host ${hostname}, and no machine of this name is found. Check its spelling.`
  if (REFUSED.test(code))
    return `PostgreSQL at ${place} answers: ${error.message}. Check the user, the password and the database in DATABASE_URL, and the rights of this user.`
  if (NOT_TRUSTED.test(code) || /does not support SSL/.test(error.message))
    return `There is no secure connection to PostgreSQL at ${place}: ${error.message}. Check sslmode in DATABASE_URL.`
  if (isUnavailable(error))
    return `PostgreSQL at ${place} does not answer (${error.message || code}). Check that it runs, and the host and the port in DATABASE_URL.`
  return null
}
