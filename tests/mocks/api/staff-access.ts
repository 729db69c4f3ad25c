import { ACCOUNT_MESSAGES } from '#contract/messages.ts'
import * as access from '#contract/staff/access.ts'
import { EDITORS_ONLY, SECOND_STEP_NEEDED, STAFF_MESSAGES } from '#contract/staff/messages.ts'
import { listStaff } from '#contract/staff/submissions.ts'
import type { MockColleague } from './console.ts'
import { HttpError, route } from './route.ts'

export const CHIOMA = { id: 'S-7F3KQ2', name: 'Chioma Ade', password: 'a demo of four words' }

/** The code of every app. Unlike other codes, it can be used repeatedly. */
const TOTP_CODE = '123456'

function recoveryCodesOf(set: number) {
  return Array.from({ length: access.RECOVERY_CODES }, (_, index) => `${set}F3K-Q2MX-90T${index}`)
}

/** A recovery code as the schema of the contract returns it. */
const bare = (recoveryCode: string) => recoveryCode.replaceAll('-', '')

/** The session of Chioma, and its second step. */
export function mockStaffAccess(me: MockColleague) {
  function requireRole(role: access.StaffRole) {
    return {
      preHandler: () => {
        if (secondStep() !== 'passed') throw new HttpError(403, SECOND_STEP_NEEDED)
        if (role === 'editor' && me.role === 'reader') throw new HttpError(403, EDITORS_ONLY)
      },
    }
  }
  const secondStep = (): access.StaffSession['secondStep'] =>
    me.enrolment === 'confirmed' ? (me.hasPassed ? 'passed' : 'required') : 'enrol'
  const requireCode = (code: string) => {
    if (code !== TOTP_CODE) throw new HttpError(403, STAFF_MESSAGES.wrongCode)
  }

  const routes = [
    route(access.readStaffSession, () => {
      const { id, name } = CHIOMA
      const recoveryCodesLeft =
        me.enrolment === 'confirmed' ? access.RECOVERY_CODES - me.usedRecoveryCodes.length : 0
      const payload = { id, name, role: me.role, secondStep: secondStep(), recoveryCodesLeft }
      return { success: STAFF_MESSAGES.session, payload }
    }),
    route(access.startEnrolment, ({ body }) => {
      if (CHIOMA.password !== body.current_password) throw new HttpError(403, ACCOUNT_MESSAGES.wrongPassword)
      me.enrolment = 'started'
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
      return {
        success: STAFF_MESSAGES.enrolmentStarted,
        payload: { secret, uri: `otpauth://totp/GeleGrid?secret=${secret}` },
      }
    }),
    route(access.confirmEnrolment, ({ body }) => {
      requireCode(body.code)
      Object.assign(me, { enrolment: 'confirmed', hasPassed: true })
      return {
        success: STAFF_MESSAGES.enrolled,
        payload: { recoveryCodes: recoveryCodesOf(me.recoveryCodeSet) },
      }
    }),
    route(
      access.renewRecoveryCodes,
      ({ body }) => {
        requireCode(body.code)
        Object.assign(me, { recoveryCodeSet: me.recoveryCodeSet + 1, usedRecoveryCodes: [] })
        const recoveryCodes = recoveryCodesOf(me.recoveryCodeSet)
        return { success: STAFF_MESSAGES.recoveryCodesRenewed, payload: { recoveryCodes } }
      },
      requireRole('reader'),
    ),
    route(access.passSecondStep, ({ body }) => {
      if ('code' in body) requireCode(body.code)
      else {
        const { recoveryCode } = body
        const isKnown = recoveryCodesOf(me.recoveryCodeSet).map(bare).includes(recoveryCode)
        if (!isKnown || me.usedRecoveryCodes.includes(recoveryCode))
          throw new HttpError(403, STAFF_MESSAGES.wrongRecoveryCode)
        me.usedRecoveryCodes.push(recoveryCode)
      }
      me.hasPassed = true
      return { success: STAFF_MESSAGES.secondStepPassed }
    }),
    route(
      listStaff,
      () => ({
        success: STAFF_MESSAGES.people,
        payload: [{ id: CHIOMA.id, name: CHIOMA.name, role: me.role }],
      }),
      requireRole('reader'),
    ),
  ]

  return { requireRole, routes }
}
