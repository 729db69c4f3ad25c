import { sql } from 'kysely'
import type { Database } from '#server/platform/database/open.ts'
import { OperatorError, type DatabaseSettings } from './command.ts'

/**
 * Overwrites deleted rows in the files of the database: until then the space that they took still has their text, as
 * does the log that SQLite writes ahead.
 */
export async function overwriteErased({ databaseUrl }: DatabaseSettings, { db }: Database) {
  try {
    if (databaseUrl === null) {
      await sql`VACUUM`.execute(db)
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
    } else await vacuumPostgres(databaseUrl)
  } catch (error) {
    throw new OperatorError(
      `The person is erased, but the files of the database may still have the text of deleted rows (${String(error)}). Repeat the command when nobody writes, or run VACUUM on the database.`,
    )
  }
}

/** On a connection without the time limits of the server: a large table takes minutes. */
async function vacuumPostgres(databaseUrl: string) {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('VACUUM')
  } finally {
    await client.end()
  }
}
