import type { Kysely, Transaction } from 'kysely'
import type { StaffRole } from '#contract/staff/access.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Staff, Tables } from '#server/platform/database/tables.ts'
import { newReferenceCode } from '#server/platform/tokens.ts'
import { logAction } from './audit-log.ts'

// In the audit log, for commands of the operator.
const OPERATOR = 'operator'

export type ActiveStaff = Staff & { role: StaffRole }

/** The accounts with a role. Only the operator grants and revokes roles: admin/accounts.ts. */
export function staffStore(db: Kysely<Tables>, now: Clock) {
  async function find(accountId: string): Promise<ActiveStaff | null> {
    const found = await db
      .selectFrom('staff')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return found?.role ? { ...found, role: found.role } : null
  }

  /** All accounts with a role, by name. */
  async function list() {
    const rows = await db
      .selectFrom('staff')
      .innerJoin('accounts', 'accounts.id', 'staff.account_id')
      .select(['staff.id', 'role', 'totp_confirmed_at', 'email', 'first_name', 'surname'])
      .where('role', 'is not', null)
      .$narrowType<{ role: StaffRole }>()
      .orderBy('first_name')
      .orderBy('surname')
      .orderBy('staff.id')
      .execute()
    return rows.map(({ first_name, surname, ...row }) => ({ ...row, name: `${first_name} ${surname}` }))
  }

  /** Grants an account a role, or changes it. The id stays, as the audit log identifies the person by it. */
  async function grant(accountId: string, role: StaffRole) {
    await db.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('staff')
        .values({ id: `S-${newReferenceCode()}`, account_id: accountId, role })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ role }))
        .returning('id')
        .executeTakeFirstOrThrow()
      await logAction(transaction, now, { who: OPERATOR, action: 'role-granted', detail: `${id} ${role}` })
    })
  }

  /** Revokes the role at once, and the second step with it. Returns false without a role. */
  async function revoke(accountId: string) {
    return change(accountId, 'role-revoked', async (transaction, { id }) => {
      await transaction.updateTable('staff').set({ role: null }).where('id', '=', id).execute()
      await transaction
        .updateTable('submissions')
        .set({ assignee_id: null })
        .where('assignee_id', '=', id)
        .execute()
    })
  }

  /** For a lost phone: an app has to be set up again at the next sign-in. Returns false without a role. */
  async function resetSecondStep(accountId: string) {
    return change(accountId, 'second-step-reset', async (transaction, { id }) => {
      await transaction
        .updateTable('staff')
        .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
        .where('id', '=', id)
        .execute()
      await transaction.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute()
    })
  }

  async function change(
    accountId: string,
    action: 'role-revoked' | 'second-step-reset',
    apply: (transaction: Transaction<Tables>, staff: ActiveStaff) => Promise<void>,
  ) {
    return db.transaction().execute(async (transaction) => {
      const staff = await staffStore(transaction, now).find(accountId)
      if (staff === null) return false
      await apply(transaction, staff)
      await transaction
        .updateTable('sessions')
        .set({ second_step_at: null })
        .where('account_id', '=', accountId)
        .execute()
      await logAction(transaction, now, { who: OPERATOR, action, detail: staff.id })
      return true
    })
  }

  return { find, list, grant, revoke, resetSecondStep }
}

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
