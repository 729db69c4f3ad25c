import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Migration } from 'kysely'
import { firstTables } from './migrations/0001-first-tables.ts'
import { minorUnits } from './migrations/0002-minor-units.ts'
import { memberRequests } from './migrations/0003-member-requests.ts'
import { pictures } from './migrations/0004-pictures.ts'
import { submissionsByTime } from './migrations/0005-submissions-by-time.ts'
import { usernameSkeletons } from './migrations/0006-username-skeletons.ts'
import { references } from './migrations/0007-references.ts'
import { staff } from './migrations/0009-staff.ts'
import { confirmedAddresses } from './migrations/0010-confirmed-addresses.ts'
import { receipts } from './migrations/0011-receipts.ts'
import { subscriptions } from './migrations/0012-subscriptions.ts'
import { attachmentScans } from './migrations/0013-attachment-scans.ts'
import { assigneeIds } from './migrations/0014-assignee-ids.ts'
import { erasedDonations } from './migrations/0015-erased-donations.ts'
import type { Database } from './tables.ts'

export type Migrations = Record<string, (database: Database) => Migration>

/**
 * In order. Never change a migration that has run anywhere; add a new one. Migrations only add: the previous server
 * keeps running during an upgrade, and after a rollback (docs/decisions/0038-upgrades.md).
 */
export const MIGRATIONS: Migrations = {
  '0001-first-tables': firstTables,
  '0002-minor-units': minorUnits,
  '0003-member-requests': memberRequests,
  '0004-pictures': pictures,
  '0005-submissions-by-time': submissionsByTime,
  '0006-username-skeletons': usernameSkeletons,
  '0007-references': () => references(),
  '0009-staff': staff,
  '0010-confirmed-addresses': confirmedAddresses,
  '0011-receipts': () => receipts(),
  '0012-subscriptions': () => subscriptions(),
  '0013-attachment-scans': () => attachmentScans(),
  '0014-assignee-ids': () => assigneeIds(),
  '0015-erased-donations': () => erasedDonations(),
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

/**
 * Migrations that only a newer server knows, as empty ones. After a rollback this server uses the tables as they are,
 * whereas Kysely would reject unknown migrations.
 */
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
