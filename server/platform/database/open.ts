import { Kysely, sql } from 'kysely'
import Sqlite from 'libsql'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/platform/config.ts'
import { migrate } from './migrate.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import type { Database, Tables } from './tables.ts'

export const SQLITE_FILE = 'site.db'

// With synchronous=NORMAL, a power failure lost acknowledged rows: docs/decisions/0008-databases.md. The busy timeout
// applies to the start, when several processes may migrate at once; later the dialect waits.
const PRAGMAS = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']

/** The SQLite file, created if missing, readable by the server's user only. */
export function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, SQLITE_FILE)
  // SQLite would make it readable to all, which matters in an existing folder such as a mounted volume. The files
  // that SQLite creates beside it get the same permissions.
  closeSync(openSync(path, 'a', 0o600))
  const file = new Sqlite(path)
  for (const pragma of PRAGMAS) file.pragma(pragma)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  return { kind: 'sqlite', db, close: () => db.destroy() }
}

export type { Database }

/** Opens the configured database and runs the migrations. */
export async function openDatabase({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>) {
  // Imported on demand: most starts do not need the driver, which takes 70 ms to load.
  const database =
    databaseUrl === null ? openSqlite(dataDir) : (await import('./postgres.ts')).openPostgres(databaseUrl)
  try {
    await migrate(database)
    // From now on nothing waits inside SQLite: see sqlite-dialect.ts.
    if (database.kind === 'sqlite') await sql`PRAGMA busy_timeout = 0`.execute(database.db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
