import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/**
 * For a restored database: sessions that have ended since must not become valid again, and mail sent since must not be
 * sent again.
 */
export async function clearTransientState(db: Kysely<Tables>) {
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('recoveries').execute()
  await db.deleteFrom('outbox').execute()
}
