import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { StaffRole } from '#contract/staff/access.ts'
import { MINUTE } from '#server/platform/clock.ts'
import { BAD_REQUEST, HttpError } from '#server/platform/http/errors.ts'
import { perAddress } from '#server/platform/http/rate-limit.ts'
import { requireStaff } from './require-staff.ts'

// Enough for paging through lists by keyboard, and for colleagues behind the same address.
const PER_MINUTE = 600

/** Options of a route of the console for this role. */
export function staffOptions({ config }: Pick<FastifyInstance, 'config'>, role: StaffRole) {
  return { config: perAddress({ max: PER_MINUTE, windowMs: MINUTE }, config), preHandler: requireStaff(role) }
}

/** Parses the query of a request, or answers 400 with a message. */
export function readQuery<Schema extends v.GenericSchema>(schema: Schema, { query }: FastifyRequest) {
  const read = v.safeParse(schema, query)
  if (!read.success) throw new HttpError(400, read.issues[0].message || BAD_REQUEST)
  return read.output
}

const params = v.object({ id: v.pipe(v.string(), v.maxLength(60)) })

/** The id or reference in the path, and the id of the member of staff. */
export function targetOf(request: FastifyRequest) {
  const read = v.safeParse(params, request.params)
  return { name: read.success ? read.output.id : '', staffId: request.staff.id }
}
