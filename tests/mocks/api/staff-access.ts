import { ACCOUNT_MESSAGES, LOG_IN_FIRST } from '#contract/messages.ts'
import * as access from '#contract/staff/access.ts'
import { EDITORS_ONLY, SECOND_STEP_NEEDED, STAFF_MESSAGES } from '#contract/staff/messages.ts'
import { listStaff } from '#contract/staff/submissions.ts'
import { addAuditEntry, type MockConsole } from './console.ts'
import { HttpError, route } from './route.ts'
import {
  currentAccount,
  readState,
  writeState,
  type Account,
  type MockStaffMember,
  type Store,
} from './state.ts'

/** The code of every app. Unlike other codes, it can be used repeatedly. */
const DEMO_TOTP_CODE = '123456'

function recoveryCodesOf(set: number) {
  return Array.from({ length: access.RECOVERY_CODES }, (_, index) => `${set}F3K-Q2MX-90T${index}`)
}

/** A recovery code as the schema of the contract returns it. */
const bare = (recoveryCode: string) => recoveryCode.replaceAll('-', '')

/** Roles, and the second step of signing in, which is stored like the session. */
export function mockStaffAccess(store: Store, staffConsole: MockConsole) {
  function signedIn() {
    const state = readState(store)
    const account = currentAccount(state)
    if (!account) throw new HttpError(401, LOG_IN_FIRST)
    if (!account.staff) throw new HttpError(404, 'There is nothing at this address.')
    const { staff } = account
    const passedOrNot = state.hasPassedSecondStep ? 'passed' : 'required'
    const secondStep: access.StaffSession['secondStep'] =
      staff.enrolment === 'confirmed' ? passedOrNot : 'enrol'
    return { ...staff, account, staff, name: nameOf(account), secondStep }
  }

  /** All with a role, by name. */
  function colleagues() {
    const all = readState(store).accounts.flatMap((account) =>
      account.staff ? [{ id: account.staff.id, name: nameOf(account), role: account.staff.role }] : [],
    )
    return all.sort((a, b) => a.name.localeCompare(b.name))
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

  function save(changed: Partial<MockStaffMember>, { hasPassed }: { hasPassed: boolean }) {
    const { account, staff } = signedIn()
    const state = readState(store)
    const accounts = state.accounts.map((one) =>
      one.id === account.id ? { ...one, staff: { ...staff, ...changed } } : one,
    )
    writeState(store, { ...state, accounts, hasPassedSecondStep: hasPassed })
  }

  const routes = [
    route(
      access.readStaffSession,
      () => {
        const { id, name, role, secondStep, usedRecoveryCodes } = signedIn()
        const recoveryCodesLeft =
          secondStep === 'enrol' ? 0 : access.RECOVERY_CODES - usedRecoveryCodes.length
        return { success: STAFF_MESSAGES.session, payload: { id, name, role, secondStep, recoveryCodesLeft } }
      },
      anyStaff,
    ),
    route(
      access.startEnrolment,
      ({ body }) => {
        const { account, enrolment } = signedIn()
        if (account.password !== body.current_password)
          throw new HttpError(403, ACCOUNT_MESSAGES.wrongPassword)
        if (enrolment === 'confirmed') throw new HttpError(409, STAFF_MESSAGES.enrolledAlready)
        save({ enrolment: 'started' }, { hasPassed: false })
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
        const { id, enrolment, recoveryCodeSet } = signedIn()
        if (enrolment === 'confirmed') throw new HttpError(409, STAFF_MESSAGES.enrolledAlready)
        if (enrolment === 'none') throw new HttpError(409, STAFF_MESSAGES.notEnrolled)
        if (body.code !== DEMO_TOTP_CODE) throw new HttpError(403, STAFF_MESSAGES.wrongCode)
        save({ enrolment: 'confirmed', usedRecoveryCodes: [] }, { hasPassed: true })
        addAuditEntry(staffConsole, { who: id, name: signedIn().name, action: 'enrolled' })
        return {
          success: STAFF_MESSAGES.enrolled,
          payload: { recoveryCodes: recoveryCodesOf(recoveryCodeSet) },
        }
      },
      anyStaff,
    ),
    route(
      access.renewRecoveryCodes,
      ({ body }) => {
        if (body.code !== DEMO_TOTP_CODE) throw new HttpError(403, STAFF_MESSAGES.wrongCode)
        const { id, name, ...staff } = signedIn()
        const recoveryCodeSet = (staff.recoveryCodeSet + 1) % 10
        save({ recoveryCodeSet, usedRecoveryCodes: [] }, { hasPassed: true })
        addAuditEntry(staffConsole, { who: id, name, action: 'recovery-codes-renewed' })
        const recoveryCodes = recoveryCodesOf(recoveryCodeSet)
        return { success: STAFF_MESSAGES.recoveryCodesRenewed, payload: { recoveryCodes } }
      },
      requireRole('reader'),
    ),
    route(
      access.passSecondStep,
      ({ body }) => {
        const { id, name, enrolment, recoveryCodeSet, usedRecoveryCodes } = signedIn()
        if (enrolment !== 'confirmed') throw new HttpError(409, STAFF_MESSAGES.notEnrolled)
        if ('code' in body) {
          if (body.code !== DEMO_TOTP_CODE) throw new HttpError(403, STAFF_MESSAGES.wrongCode)
          save({}, { hasPassed: true })
          addAuditEntry(staffConsole, { who: id, name, action: 'second-step-passed' })
        } else {
          const { recoveryCode } = body
          const isKnown = recoveryCodesOf(recoveryCodeSet).map(bare).includes(recoveryCode)
          if (!isKnown || usedRecoveryCodes.includes(recoveryCode))
            throw new HttpError(403, STAFF_MESSAGES.wrongRecoveryCode)
          save({ usedRecoveryCodes: [...usedRecoveryCodes, recoveryCode] }, { hasPassed: true })
          addAuditEntry(staffConsole, { who: id, name, action: 'recovery-code-used' })
        }
        return { success: STAFF_MESSAGES.secondStepPassed }
      },
      anyStaff,
    ),
    route(
      listStaff,
      () => ({ success: STAFF_MESSAGES.people, payload: colleagues() }),
      requireRole('reader'),
    ),
  ]

  return { signedIn, colleagues, requireRole, routes }
}

function nameOf({ first_name, surname }: Account) {
  return `${first_name} ${surname}`
}
