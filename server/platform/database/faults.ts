/*
 * Error codes of the two databases and their drivers: names for SQLite, five characters for PostgreSQL (appendix A),
 * and Node's codes for the connection.
 */

const DUPLICATES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])

/** Whether the database rejected a row because another has the same key. The message then names the column. */
export function isDuplicate(error: unknown): error is Error {
  return DUPLICATES.has(codeOf(error))
}

/** Whether another process, or another statement, holds the lock of the SQLite file. */
export function isLocked(error: unknown) {
  return /^SQLITE_(?:BUSY|LOCKED)/.test(codeOf(error))
}

const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

// For SQLite: full disk, locked file, I/O error. For PostgreSQL: lost connections, no space or connections left,
// deadlocks, locks waited for too long, a read-only replica, transactions that were abandoned, and shutdown.
const UNAVAILABLE_CODES =
  /^(?:SQLITE_(?:FULL|BUSY|LOCKED|IOERR|CANTOPEN|READONLY)(?:_\w+)?|08\w{3}|53\w{3}|40\w{3}|55P03|25006|25P03|57\w{3}|58\w{3})$/

// The PostgreSQL driver has no codes for these errors.
const DRIVER_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated\b|Client has encountered a connection error|driver has already been destroyed)/

/** Whether the database is temporarily unavailable, so that the same request may succeed later. */
export function isUnavailable(error: unknown) {
  const code = codeOf(error)
  if (CONNECTION_ERRORS.has(code) || UNAVAILABLE_CODES.test(code)) return true
  return error instanceof Error && DRIVER_MESSAGES.test(error.message)
}

/** The error code of a database, its driver or Node, or an empty string. */
export function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
