import type { Kysely, Migration } from 'kysely'
import { replaceAssigneeNames } from '#server/platform/database/assignee-names.ts'
import type { Tables } from '#server/platform/database/tables.ts'

/** Takes the names of assignees out of the histories of submissions, also those of accounts deleted since. */
export function assigneeIds(): Migration {
  return { up: (db: Kysely<Tables>) => replaceAssigneeNames(db) }
}
