import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Replaces the names of assignees in the histories of submissions with the ids of staff, or one member's name with her
 * id. Versions before 0014 stored names, and one of them may still run during an upgrade or after a rollback. Names
 * change and repeat, but the audit log has the id of each assignment, in the same order.
 */
export async function replaceAssigneeNames(db: Kysely<Tables>, staffId?: string) {
  const isWanted = staffId === undefined ? sql`logged.detail <> 'nobody'` : sql`logged.detail = ${staffId}`
  await sql`
    update submission_events set text = assigned.detail
    from (
      select shown.id, logged.detail
      from (
        select id, submission_id, staff_id,
          row_number() over (partition by submission_id, staff_id order by at, id) as nth
        from submission_events where type = 'assignee'
      ) as shown
      join (
        select submission_id, who, detail,
          row_number() over (partition by submission_id, who order by at, id) as nth
        from audit_log where action = 'assignee-changed'
      ) as logged
      on logged.submission_id = shown.submission_id and logged.who = shown.staff_id and logged.nth = shown.nth
      where ${isWanted}
    ) as assigned
    where submission_events.id = assigned.id and submission_events.text <> assigned.detail
  `.execute(db)
}
