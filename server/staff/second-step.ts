import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { RECOVERY_CODES, type SecondStep } from '#contract/staff/access.ts'
import type { AuditAction } from '#contract/staff/overview.ts'
import { DAY, MINUTE } from '#server/platform/clock.ts'
import { countRows } from '#server/platform/database/count-rows.ts'
import { countedAttempt } from '#server/platform/database/limit-store.ts'
import type { SessionRow, Staff, Tables } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { keyedHash, newTypedCode } from '#server/platform/tokens.ts'
import { logAction } from './audit-log.ts'
import { decryptTotpSecret, stepOfCode } from './totp.ts'

// 60 bits.
const CODE_LENGTH = 12

const WRONG_CODE =
  'That code is wrong, or it has been used. Please wait for the next one. If that is refused too, the clock of your phone may be wrong: let the phone set its time by itself, then try again.'

export function secondStepOf(staff: Staff, session: Pick<SessionRow, 'second_step_at'>) {
  if (staff.totp_confirmed_at === null) return 'enrol'
  return session.second_step_at === null ? 'required' : 'passed'
}

/** The codes of the second step of signing in: those of an authenticator app, and recovery codes. */
export function secondStep({ database: { db }, now, secret: key, limits }: FastifyInstance) {
  /** Does what a code allows, in one transaction with its use and the audit log. Throws if it is wrong or used. */
  async function withCode<Result>(
    staff: Staff,
    given: SecondStep,
    action: AuditAction,
    allowed: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    const attempt = countedAttempt(limits, limitsOf(staff.account_id))
    await attempt.admit()
    const result = await db.transaction().execute(async (transaction) => {
      const isRight =
        'code' in given
          ? await useCode(transaction, staff, given.code)
          : await useRecoveryCode(transaction, staff, given.recoveryCode)
      if (!isRight) return null
      await logAction(transaction, now, { who: staff.id, action })
      return allowed(transaction)
    })
    if (result === null)
      throw new HttpError(
        403,
        'code' in given ? WRONG_CODE : 'That recovery code is wrong, or it has been used.',
      )
    await attempt.succeeded()
    return result
  }

  // A code is valid once: only a later time step is accepted.
  async function useCode(transaction: Transaction<Tables>, { id, totp_secret }: Staff, code: string) {
    if (totp_secret === null) return false
    const secret = decryptTotpSecret(totp_secret, { key, id })
    const step = stepOfCode(code, { secret, time: now() })
    if (step === null) return false
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ totp_last_step: step })
      .where('id', '=', id)
      // Rejects a code of a setup that was started again meanwhile.
      .where('totp_secret', '=', totp_secret)
      .where((is) => is.or([is('totp_last_step', 'is', null), is('totp_last_step', '<', step)]))
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  async function useRecoveryCode(transaction: Transaction<Tables>, { id }: Staff, code: string) {
    const { numDeletedRows } = await transaction
      .deleteFrom('staff_recovery_codes')
      .where('staff_id', '=', id)
      .where('code_hash', '=', hashOf(code))
      .executeTakeFirst()
    return numDeletedRows > 0
  }

  /** Makes all former recovery codes invalid, and returns new ones. */
  async function replaceRecoveryCodes(transaction: Transaction<Tables>, { id }: Staff) {
    const codes = Array.from({ length: RECOVERY_CODES }, () => newTypedCode(CODE_LENGTH))
    const hashes = codes.map((one) => ({ code_hash: hashOf(one), staff_id: id }))
    await transaction.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute()
    await transaction.insertInto('staff_recovery_codes').values(hashes).execute()
    return codes.map((one) => one.replace(/(.{4})(?=.)/g, '$1-'))
  }

  function countRecoveryCodes({ id }: Staff) {
    return countRows(db.selectFrom('staff_recovery_codes').where('staff_id', '=', id))
  }

  const hashOf = (code: string) => keyedHash(`staff-recovery:${code}`, key)

  return { withCode, replaceRecoveryCodes, countRecoveryCodes }
}

// A code has six digits, and three codes are valid at a time. The id comes last: deleting an account deletes its limits
// by this suffix.
function limitsOf(accountId: string) {
  return [
    { key: `second-step:${accountId}`, max: 5, windowMs: 15 * MINUTE },
    { key: `second-step-day:${accountId}`, max: 20, windowMs: 1 * DAY },
  ] as const
}
