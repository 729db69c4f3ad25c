import { sql } from 'kysely'
import type { Config } from '#server/platform/config.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import type { Database } from './tables.ts'

export type { Database }

type Settings = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Opens the configured database and runs the migrations. */
export async function openDatabase({ dataDir, databaseUrl }: Settings): Promise<Database> {
  const database = databaseUrl === null ? openSqlite(dataDir) : await openPostgres(databaseUrl)
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

// Imported on demand: most starts do not need the driver, which takes 70 ms to load.
async function openPostgres(databaseUrl: string) {
  const postgres = await import('./postgres.ts')
  return postgres.openPostgres(databaseUrl)
}
