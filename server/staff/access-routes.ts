import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as access from '#contract/staff/access.ts'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import { listStaff } from '#contract/staff/submissions.ts'
import { confirmOwner } from '#server/accounts/confirm-owner.ts'
import { hashingRoute } from '#server/accounts/hashing-route.ts'
import { routeOptions } from '#server/accounts/route-options.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { tooManyRequests } from '#server/platform/http/rate-limit.ts'
import { route } from '#server/platform/http/route.ts'
import { secondStep, secondStepOf } from './second-step.ts'
import { readRoute, requireAnyStaff, staffOptions } from './staff-route.ts'
import { totpUri } from './totp.ts'

/** The role of the account, and the second step of signing in. */
export async function accessRoutes(app: FastifyInstance) {
  const { config } = app
  const options = { ...routeOptions({ perMinute: 60, config }), preHandler: requireAnyStaff }
  const afterSecondStep = { ...options, preHandler: staffOptions(app, 'reader').preHandler }
  const steps = secondStep(app)

  /** Checks a code, with a limit on attempts. */
  async function check<Result>({ staff }: FastifyRequest, isRight: () => Promise<Result>) {
    const attempt = steps.attempt(staff)
    const retryAfter = await attempt.take()
    if (retryAfter !== null) throw tooManyRequests(retryAfter)
    const result = await isRight()
    if (result) await attempt.succeeded()
    return result
  }

  route(app, access.readStaffSession, options, async ({ request: { account, staff, session } }) => ({
    success: STAFF_MESSAGES.found,
    payload: {
      id: staff.id,
      name: `${account.first_name} ${account.surname}`,
      email: account.email,
      role: staff.role,
      secondStep: secondStepOf(staff, session),
      recoveryCodesLeft: await steps.countRecoveryCodes(staff),
    },
  }))

  hashingRoute(app, access.startEnrolment, options, async ({ request, body }) => {
    const { account, staff } = request
    await confirmOwner(app, account, body.current_password)
    const secret = await steps.begin(staff)
    if (secret === null) throw new HttpError(409, STAFF_MESSAGES.enrolledAlready)
    const uri = totpUri(secret, { issuer: app.organisation().name, label: account.email })
    return { success: STAFF_MESSAGES.enrolmentStarted, payload: { uri, secret } }
  })

  route(app, access.confirmEnrolment, options, async ({ request, body }) => {
    const { staff, session } = request
    if (staff.totp_confirmed_at !== null) throw new HttpError(409, STAFF_MESSAGES.enrolledAlready)
    if (staff.totp_secret === null) throw new HttpError(409, STAFF_MESSAGES.notEnrolled)
    const recoveryCodes = await check(request, () => steps.confirm(staff, session, body.code))
    if (recoveryCodes === null) throw new HttpError(403, STAFF_MESSAGES.wrongCode)
    return { success: STAFF_MESSAGES.enrolled, payload: { recoveryCodes } }
  })

  route(app, access.passSecondStep, options, async ({ request, body }) => {
    const { staff, session } = request
    if (staff.totp_confirmed_at === null) throw new HttpError(409, STAFF_MESSAGES.notEnrolled)
    const isRight = await check(request, () => steps.pass(staff, session, body))
    const message = 'code' in body ? STAFF_MESSAGES.wrongCode : STAFF_MESSAGES.wrongRecoveryCode
    if (!isRight) throw new HttpError(403, message)
    return { success: STAFF_MESSAGES.secondStepPassed }
  })

  route(app, access.renewRecoveryCodes, afterSecondStep, async ({ request, body }) => {
    const recoveryCodes = await check(request, () => steps.renewRecoveryCodes(request.staff, body.code))
    if (recoveryCodes === null) throw new HttpError(403, STAFF_MESSAGES.wrongCode)
    return { success: STAFF_MESSAGES.recoveryCodesRenewed, payload: { recoveryCodes } }
  })

  readRoute(app, 'reader', listStaff, async () =>
    (await app.staff.list()).map(({ id, name, role }) => ({ id, name, role })),
  )
}
