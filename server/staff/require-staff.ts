import type { FastifyRequest } from 'fastify'
import type { StaffRole } from '#contract/staff/access.ts'
import { EDITORS_ONLY, SECOND_STEP_NEEDED } from '#contract/staff/messages.ts'
import { requireSession } from '#server/accounts/session-cookie.ts'
import { HttpError, notFound } from '#server/platform/http/errors.ts'
import { secondStepOf } from './second-step.ts'

/**
 * A preHandler for the calls of the second step itself: sets `request.staff`, or answers 404 to accounts without a
 * role.
 */
export async function requireAnyStaff(request: FastifyRequest) {
  await requireSession(request)
  const staff = await request.server.staff.find(request.account.id)
  if (staff === null) throw notFound()
  request.staff = staff
}

/**
 * A preHandler: like `requireAnyStaff`, but after the second step and with this role. Editors have all rights of
 * readers.
 */
export function requireStaff(role: StaffRole) {
  return async (request: FastifyRequest) => {
    await requireAnyStaff(request)
    if (secondStepOf(request.staff, request.session) !== 'passed')
      throw new HttpError(403, SECOND_STEP_NEEDED)
    if (role === 'editor' && request.staff.role !== 'editor') throw new HttpError(403, EDITORS_ONLY)
  }
}
