import { LOG_IN_FIRST } from '#contract/messages.ts'
import * as access from '#contract/staff/access.ts'
import { EDITORS_ONLY, SECOND_STEP_NEEDED, STAFF_MESSAGES } from '#contract/staff/messages.ts'
import { HttpError, route } from './route.ts'
import { currentAccount, readState, writeState, type Store } from './state.ts'

/** The code of every app. */
export const DEMO_TOTP_CODE = '123456'

/** The only member of staff. */
export const STAFF_ID = 'S-7F3KQ2'

const RECOVERY_CODES = Array.from({ length: access.RECOVERY_CODES }, (_, index) => `7F3K-Q2MX-90T${index}`)

/** Roles, and the second step of signing in, which is stored like the session. */
export function mockStaffAccess(store: Store) {
  function signedIn() {
    const state = readState(store)
    const account = currentAccount(state)
    if (!account) throw new HttpError(401, LOG_IN_FIRST)
    if (!account.staffRole) throw new HttpError(404, 'There is nothing at this address.')
    const { isEnrolled = false, hasPassed = false } = state.staff ?? {}
    const secondStep = !isEnrolled ? 'enrol' : hasPassed ? 'passed' : 'required'
    return {
      account,
      role: account.staffRole,
      name: `${account.first_name} ${account.surname}`,
      secondStep,
    } as const
  }

  function requireRole(role: access.StaffRole) {
    return {
      preHandler: () => {
        const me = signedIn()
        if (me.secondStep !== 'passed') throw new HttpError(403, SECOND_STEP_NEEDED)
        if (role === 'editor' && me.role === 'reader') throw new HttpError(403, EDITORS_ONLY)
      },
    }
  }
  const anyStaff = { preHandler: () => void signedIn() }

  function remember(steps: { isEnrolled: boolean; hasPassed: boolean }) {
    writeState(store, { ...readState(store), staff: steps })
  }

  const routes = [
    route(access.readStaffSession, () => {
      const { name, role, secondStep } = signedIn()
      const recoveryCodesLeft = secondStep === 'enrol' ? 0 : RECOVERY_CODES.length
      return {
        success: STAFF_MESSAGES.session,
        payload: { id: STAFF_ID, name, role, secondStep, recoveryCodesLeft },
      }
    }),
    route(
      access.startEnrolment,
      () => {
        if (signedIn().secondStep !== 'enrol') throw new HttpError(409, STAFF_MESSAGES.enrolledAlready)
        const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
        return {
          success: STAFF_MESSAGES.enrolmentStarted,
          payload: { secret, uri: `otpauth://totp/GeleGrid?secret=${secret}` },
        }
      },
      anyStaff,
    ),
    route(
      access.confirmEnrolment,
      ({ body }) => {
        if (body.code !== DEMO_TOTP_CODE) throw new HttpError(403, STAFF_MESSAGES.wrongCode)
        remember({ isEnrolled: true, hasPassed: true })
        return { success: STAFF_MESSAGES.enrolled, payload: { recoveryCodes: RECOVERY_CODES } }
      },
      anyStaff,
    ),
    route(
      access.passSecondStep,
      ({ body }) => {
        if ('code' in body && body.code !== DEMO_TOTP_CODE) throw new HttpError(403, STAFF_MESSAGES.wrongCode)
        remember({ isEnrolled: true, hasPassed: true })
        return { success: STAFF_MESSAGES.secondStepPassed }
      },
      anyStaff,
    ),
  ]

  return { signedIn, requireRole, routes }
}
