import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/**
 * Cleared in a restored database: sessions that have ended since the backup must not become valid again, and mail
 * sent since must not be sent again. Links that confirm an address remain valid.
 */
export const TRANSIENT_TABLES = ['sessions', 'recoveries', 'outbox'] as const

export async function clearTransientState(db: Kysely<Tables>) {
  for (const table of TRANSIENT_TABLES) await db.deleteFrom(table).execute()
}
