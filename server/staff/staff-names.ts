import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

export type StaffNames = ReadonlyMap<string, string>

/** The names of all who have or had a role, by the ids that histories and the audit log have. */
export async function staffNames(db: Kysely<Tables>): Promise<StaffNames> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.account_id')
    .select(['staff.id', 'first_name', 'surname'])
    .execute()
  return new Map(rows.map(({ id, first_name, surname }) => [id, `${first_name} ${surname}`]))
}
