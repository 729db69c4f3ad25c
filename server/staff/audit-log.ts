import type { Kysely } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import type { AuditLogRow, Tables } from '#server/platform/database/tables.ts'
import { newId } from '#server/platform/tokens.ts'

export type NewEntry = Pick<AuditLogRow, 'who' | 'action'> & { submissionId?: string | null; detail?: string }

/**
 * Adds to the append-only log of actions by staff and the server. Pass the transaction of the action, so that both are
 * stored or neither.
 */
export async function logAction(
  db: Kysely<Tables>,
  now: Clock,
  { who, action, submissionId = null, detail = '' }: NewEntry,
) {
  await db
    .insertInto('audit_log')
    .values({ id: newId(), at: now(), who, action, submission_id: submissionId, detail })
    .execute()
}
