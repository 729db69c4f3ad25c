import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/**
 * For a database that comes from a backup: sessions that were ended since then must not come back to life, and letters
 * that have been sent since then must not be sent again.
 */
export async function clearTransientState(db: Kysely<Tables>) {
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('recoveries').execute()
  await db.deleteFrom('outbox').execute()
}
