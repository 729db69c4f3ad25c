import type { Kysely } from 'kysely'
import type { AuditEntry, AuditQuery } from '#contract/staff/overview.ts'
import { PAGE_SIZE } from '#contract/staff/answer.ts'
import type { Clock } from '#server/platform/clock.ts'
import { countRows } from '#server/platform/database/count-rows.ts'
import type { AuditLogRow, Tables } from '#server/platform/database/tables.ts'
import type { Organisation } from '#server/platform/site-facts.ts'
import { newId } from '#server/platform/tokens.ts'
import { formatReference } from '#server/submissions/emails.ts'
import { staffNames } from './staff-names.ts'

/** The value of `who` for commands of the operator. */
export const OPERATOR = 'operator'

export type NewEntry = Pick<AuditLogRow, 'who' | 'action'> & { submissionId?: string | null; detail?: string }

/**
 * The append-only log of actions by staff and the server. Pass the transaction of the action, so that both are stored
 * or neither.
 */
export function auditLog(db: Kysely<Tables>, now: Clock) {
  async function add({ who, action, submissionId = null, detail = '' }: NewEntry) {
    await db
      .insertInto('audit_log')
      .values({ id: newId(), at: now(), who, action, submission_id: submissionId, detail })
      .execute()
  }

  /** One page of the log, newest first. */
  async function list({ who, action, page = 1 }: AuditQuery, organisation: Organisation) {
    let found = db.selectFrom('audit_log')
    if (who !== undefined) found = found.where('who', '=', who)
    if (action !== undefined) found = found.where('action', '=', action)
    const names = await staffNames(db)
    const rows = await found
      .leftJoin('submissions', 'submissions.id', 'audit_log.submission_id')
      .select(['audit_log.id', 'at', 'who', 'action', 'submission_id', 'detail', 'reference_code'])
      .orderBy('at', 'desc')
      .orderBy('audit_log.id')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute()
    const entries = rows.map(({ at, submission_id, reference_code, ...row }): AuditEntry => ({
      ...row,
      at: new Date(at).toISOString(),
      name: names.get(row.who) ?? null,
      submissionId: submission_id,
      reference: reference_code === null ? null : formatReference(organisation, reference_code),
    }))
    return { rows: entries, total: await countRows(found), page, pageSize: PAGE_SIZE }
  }

  return { add, list }
}
