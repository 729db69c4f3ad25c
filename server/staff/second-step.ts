import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { RECOVERY_CODES, type SecondStep } from '#contract/staff/access.ts'
import { DAY, MINUTE } from '#server/platform/clock.ts'
import { countedAttempt } from '#server/platform/database/limit-store.ts'
import type { SessionRow, Staff, Tables } from '#server/platform/database/tables.ts'
import { keyedHash } from '#server/platform/tokens.ts'
import { auditLog } from './audit-log.ts'
import { decryptTotpSecret, encryptTotpSecret, newTotpSecret, stepOfCode } from './totp.ts'

/** The limits of attempts: a code has six digits, and three codes are valid at a time. */
const SECOND_STEP_LIMITS = {
  quarterHour: { max: 5, windowMs: 15 * MINUTE },
  day: { max: 20, windowMs: 1 * DAY },
}

// Crockford's Base 32, as in references. Twelve characters are 60 bits.
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 12

type Person = Pick<Staff, 'id' | 'account_id' | 'totp_secret' | 'totp_confirmed_at'>

/** The state of the second step of this session. */
export function secondStepOf(staff: Person, session: Pick<SessionRow, 'second_step_at'>) {
  if (staff.totp_confirmed_at === null) return 'enrol'
  return session.second_step_at === null ? 'required' : 'passed'
}

/** The second step of signing in: setting up an authenticator app, its codes, and recovery codes. */
export function secondStep({ database: { db }, now, secret: key, limits }: FastifyInstance) {
  /**
   * Stores and returns a new secret, which is valid once its first code is entered. Returns null if an app is already
   * set up.
   */
  async function begin({ id }: Person) {
    const secret = newTotpSecret()
    const { numUpdatedRows } = await db
      .updateTable('staff')
      .set({ totp_secret: encryptTotpSecret(secret, { key, id }), totp_last_step: null })
      .where('id', '=', id)
      .where('totp_confirmed_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0 ? secret : null
  }

  /** Completes the setup with the first code. Returns the recovery codes, or null for a wrong code. */
  async function confirm(staff: Person, session: SessionRow, code: string) {
    return db.transaction().execute(async (transaction) => {
      if (!(await useCode(transaction, staff, code))) return null
      const { numUpdatedRows } = await transaction
        .updateTable('staff')
        .set({ totp_confirmed_at: now() })
        .where('id', '=', staff.id)
        .where('totp_confirmed_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return null
      const codes = await replaceRecoveryCodes(transaction, staff)
      await open(transaction, session)
      await auditLog(transaction, now).add({ who: staff.id, action: 'enrolled' })
      return codes
    })
  }

  /** Makes all former recovery codes invalid. Returns the new ones, or null for a wrong or used code of the app. */
  async function renewRecoveryCodes(staff: Person, code: string) {
    return db.transaction().execute(async (transaction) => {
      if (!(await useCode(transaction, staff, code))) return null
      const codes = await replaceRecoveryCodes(transaction, staff)
      await auditLog(transaction, now).add({ who: staff.id, action: 'recovery-codes-renewed' })
      return codes
    })
  }

  /** Passes the second step of this session. Returns false for a wrong or used code. */
  async function pass(staff: Person, session: SessionRow, given: SecondStep) {
    return db.transaction().execute(async (transaction) => {
      const isRight =
        'code' in given
          ? await useCode(transaction, staff, given.code)
          : await useRecoveryCode(transaction, staff, given.recoveryCode)
      if (!isRight) return false
      await open(transaction, session)
      const action = 'code' in given ? 'second-step-passed' : 'recovery-code-used'
      await auditLog(transaction, now).add({ who: staff.id, action })
      return true
    })
  }

  // A code is valid once: only a later time step is accepted.
  async function useCode(transaction: Transaction<Tables>, { id, totp_secret }: Person, code: string) {
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

  async function replaceRecoveryCodes(transaction: Transaction<Tables>, { id }: Person) {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
    const hashes = codes.map((one) => ({ code_hash: hashOf(one), staff_id: id }))
    await transaction.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute()
    await transaction.insertInto('staff_recovery_codes').values(hashes).execute()
    return codes.map((one) => one.replace(/(.{4})(?=.)/g, '$1-'))
  }

  async function useRecoveryCode(transaction: Transaction<Tables>, { id }: Person, code: string) {
    const { numDeletedRows } = await transaction
      .deleteFrom('staff_recovery_codes')
      .where('staff_id', '=', id)
      .where('code_hash', '=', hashOf(code))
      .executeTakeFirst()
    return numDeletedRows > 0
  }

  async function open(transaction: Transaction<Tables>, { id }: SessionRow) {
    await transaction.updateTable('sessions').set({ second_step_at: now() }).where('id', '=', id).execute()
  }

  async function countRecoveryCodes({ id }: Person) {
    const { left } = await db
      .selectFrom('staff_recovery_codes')
      .select(({ fn }) => fn.countAll<number | string>().as('left'))
      .where('staff_id', '=', id)
      .executeTakeFirstOrThrow()
    return Number(left)
  }

  const hashOf = (code: string) => keyedHash(`staff-recovery:${code}`, key)

  const attempt = ({ account_id }: Person) => countedAttempt(limits, limitsOf(account_id))

  return { begin, confirm, pass, renewRecoveryCodes, attempt, countRecoveryCodes }
}

// The id comes last: deleting an account deletes its limits by this suffix.
function limitsOf(accountId: string) {
  return [
    { key: `second-step:${accountId}`, ...SECOND_STEP_LIMITS.quarterHour },
    { key: `second-step-day:${accountId}`, ...SECOND_STEP_LIMITS.day },
  ] as const
}

function newRecoveryCode() {
  return Array.from({ length: CODE_LENGTH }, () => CHARACTERS[randomInt(32)]).join('')
}
