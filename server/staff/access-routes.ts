import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import * as access from '#contract/staff/access.ts'
import { listStaff } from '#contract/staff/submissions.ts'
import { confirmedRoute, routeOptions } from '#server/accounts/account-route.ts'
import type { SessionRow, Tables } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import { secondStep, secondStepOf } from './second-step.ts'
import { FOUND, readRoute, requireAnyStaff, staffOptions } from './staff-route.ts'
import { encryptTotpSecret, newTotpSecret, totpUri } from './totp.ts'

const ENROLLED_ALREADY =
  'An app is already set up. If it is lost, use a recovery code or ask the operator for a reset.'
const NOT_ENROLLED = 'No app is set up yet, or the setup took too long. Please begin again.'

/** The role of the account, and the second step of signing in. */
export async function accessRoutes(app: FastifyInstance) {
  const { database, now, secret: key } = app
  const options = { ...routeOptions(60), preHandler: requireAnyStaff }
  const afterSecondStep = { ...options, preHandler: staffOptions('reader').preHandler }
  const steps = secondStep(app)

  async function pass(transaction: Transaction<Tables>, { id }: SessionRow) {
    await transaction.updateTable('sessions').set({ second_step_at: now() }).where('id', '=', id).execute()
  }

  route(app, access.readStaffSession, options, async ({ request: { account, staff, session } }) => ({
    success: FOUND,
    payload: {
      id: staff.id,
      name: `${account.first_name} ${account.surname}`,
      email: account.email,
      role: staff.role,
      secondStep: secondStepOf(staff, session),
      recoveryCodesLeft: await steps.countRecoveryCodes(staff),
    },
  }))

  confirmedRoute(app, access.startEnrolment, options, async ({ request: { account, staff } }) => {
    const secret = newTotpSecret()
    const totp_secret = encryptTotpSecret(secret, { key, id: staff.id })
    // It is valid once its first code is entered.
    const { numUpdatedRows } = await database.db
      .updateTable('staff')
      .set({ totp_secret, totp_last_step: null })
      .where('id', '=', staff.id)
      .where('totp_confirmed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new HttpError(409, ENROLLED_ALREADY)
    const uri = totpUri(secret, { issuer: app.organisation().name, label: account.email })
    return {
      success: 'Scan the code with your app, then enter the digits it shows.',
      payload: { uri, secret },
    }
  })

  route(app, access.confirmEnrolment, options, async ({ request: { staff, session }, body }) => {
    if (staff.totp_confirmed_at !== null) throw new HttpError(409, ENROLLED_ALREADY)
    if (staff.totp_secret === null) throw new HttpError(409, NOT_ENROLLED)
    const recoveryCodes = await steps.withCode(staff, body, 'enrolled', async (transaction) => {
      await transaction
        .updateTable('staff')
        .set({ totp_confirmed_at: now() })
        .where('id', '=', staff.id)
        .execute()
      await pass(transaction, session)
      return steps.replaceRecoveryCodes(transaction, staff)
    })
    return {
      success:
        'The second step is set up. Keep the recovery codes in a safe place: they are not shown again.',
      payload: { recoveryCodes },
    }
  })

  route(app, access.passSecondStep, options, async ({ request: { staff, session }, body }) => {
    if (staff.totp_confirmed_at === null) throw new HttpError(409, NOT_ENROLLED)
    const action = 'code' in body ? 'second-step-passed' : 'recovery-code-used'
    await steps.withCode(staff, body, action, (transaction) => pass(transaction, session))
    return { success: 'You are signed in to the console.' }
  })

  route(app, access.renewRecoveryCodes, afterSecondStep, async ({ request: { staff }, body }) => {
    const recoveryCodes = await steps.withCode(staff, body, 'recovery-codes-renewed', (transaction) =>
      steps.replaceRecoveryCodes(transaction, staff),
    )
    return {
      success: 'These are your new recovery codes. The former ones no longer work.',
      payload: { recoveryCodes },
    }
  })

  readRoute(app, 'reader', listStaff, async () =>
    (await app.staff.list()).map(({ id, name }) => ({ id, name })),
  )
}
