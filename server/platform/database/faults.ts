/*
 * What the two databases and their drivers say when something goes wrong: SQLite by names, PostgreSQL by five
 * characters (its appendix A), and what lies between us and PostgreSQL in the words of Node.
 */

const DUPLICATES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])

/** Whether the database refused a row because another has the same key. The message then names the column. */
export function isDuplicate(error: unknown): error is Error {
  return DUPLICATES.has(codeOf(error))
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

// A full disk, a file that somebody else holds, a disk that fails; then, for PostgreSQL, connections that broke, no room
// or no connections left, standing in each other's way, taken over by a copy that may only be read, and stopping.
const UNAVAILABLE_CODES =
  /^(?:SQLITE_(?:FULL|BUSY|LOCKED|IOERR|CANTOPEN|READONLY)(?:_\w+)?|08\w{3}|53\w{3}|40\w{3}|25006|57\w{3}|58\w{3})$/

// The driver of PostgreSQL has no codes for these.
const DRIVER_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated\b|Client has encountered a connection error|driver has already been destroyed)/

/** Whether the database cannot be used for the time being: later the same request may well succeed. */
export function isUnavailable(error: unknown) {
  const code = codeOf(error)
  if (CONNECTION_ERRORS.has(code) || UNAVAILABLE_CODES.test(code)) return true
  return error instanceof Error && DRIVER_MESSAGES.test(error.message)
}

function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
