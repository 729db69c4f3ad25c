import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Migration } from 'kysely'
import { firstTables } from './migrations/0001-first-tables.ts'
import type { Database } from './tables.ts'

export type Migrations = Record<string, (database: Database) => Migration>

/**
 * In order. Never change a migration that has run anywhere; add a new one. Migrations only add: the previous server
 * keeps running during an upgrade, and after a rollback (docs/decisions/0038-upgrades.md).
 */
export const MIGRATIONS: Migrations = {
  '0001-first-tables': firstTables,
}

/** Migrates the database to the latest version. Instances that start at the same time wait for each other. */
export async function migrate(database: Database, known = MIGRATIONS) {
  const migrations = Object.fromEntries(Object.entries(known).map(([name, write]) => [name, write(database)]))
  // Before the migrator runs: it holds a connection, and locks out the second one that this query would take.
  const newer = await newerMigrations(database, known)
  const provider = { getMigrations: async () => ({ ...migrations, ...newer }) }
  const migrator = new Migrator({ db: database.db, provider })

  // Kysely takes a lock on PostgreSQL. On SQLite it assumes a single process.
  if (database.kind === 'sqlite') await sql`BEGIN IMMEDIATE`.execute(database.db)
  const { error } = await migrator.migrateToLatest()
  if (database.kind === 'sqlite') await sql.raw(error ? 'ROLLBACK' : 'COMMIT').execute(database.db)
  if (error) throw new Error('The tables could not be brought up to date.', { cause: error })
}

/** Migrations of a newer server, as empty ones: after a rollback Kysely would reject those that it does not know. */
async function newerMigrations({ db }: Database, known: Migrations): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {}
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const last = Object.keys(known).at(-1) ?? ''
  const newer = rows.filter(({ name }) => name > last)
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => {} }]))
}
