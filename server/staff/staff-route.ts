import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'
import type { StaffRole } from '#contract/staff/access.ts'
import { requireSession } from '#server/accounts/session-cookie.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { BAD_REQUEST, HttpError, notFound } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import { secondStepOf } from './second-step.ts'

// Enough for paging through lists by keyboard, and for colleagues behind the same address.
const PER_MINUTE = 600

/** The message of calls that only read: nobody sees it. */
export const FOUND = 'Here it is.'

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

/** Options of a route of the console: after the second step, for this role. Editors have all rights of readers. */
export function staffOptions(role: StaffRole) {
  async function preHandler(request: FastifyRequest) {
    await requireAnyStaff(request)
    if (secondStepOf(request.staff, request.session) !== 'passed')
      throw new HttpError(403, 'Please pass the second step of signing in first.')
    if (role === 'editor' && request.staff.role !== 'editor')
      throw new HttpError(
        403,
        'Readers can look, but not change or export anything. Ask the operator for the role of an editor.',
      )
  }
  return { config: { rateLimit: { max: PER_MINUTE, timeWindow: MINUTE } }, preHandler }
}

export function readRoute<Payload>(
  app: FastifyInstance,
  role: StaffRole,
  endpoint: Endpoint<null, { success: string; payload: Payload }>,
  read: (request: FastifyRequest) => Promise<Payload>,
) {
  route(app, endpoint, staffOptions(role), async ({ request }) => ({
    success: FOUND,
    payload: await read(request),
  }))
}

/** Parses the query of a request, or answers 400 with a message. */
export function readQuery<Schema extends v.GenericSchema>(schema: Schema, { query }: FastifyRequest) {
  const read = v.safeParse(schema, query)
  if (!read.success) throw new HttpError(400, read.issues[0].message || BAD_REQUEST)
  return read.output
}

/** Who reads, for filters such as `me` and for references with their prefix. */
export function viewerOf({ staff, server }: FastifyRequest) {
  return { staffId: staff.id, organisation: server.organisation() }
}
