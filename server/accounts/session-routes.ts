import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { endOtherSessions, endSession, listSessions, type Session } from '#contract/accounts.ts'
import { ACCOUNT_MESSAGES } from '#contract/messages.ts'
import type { SessionRow } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import { confirmOwner } from './confirm-owner.ts'
import { hashingRoute } from './hashing-route.ts'
import { routeOptions } from './route-options.ts'
import { clearSessionCookie, requireSession } from './session-cookie.ts'

const paramsSchema = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** Lists and ends the sessions of an account (OWASP ASVS 5.0, 7.5.2). */
export async function sessionRoutes(app: FastifyInstance) {
  const { sessions, config } = app
  const options = { ...routeOptions({ perMinute: 60, config }), preHandler: requireSession }

  route(app, listSessions, options, async ({ request: { account, session } }) => {
    const rows = await sessions.list(account.id)
    const sorted = rows.toSorted((a, b) => Number(b.id === session.id) - Number(a.id === session.id))
    const payload = sorted.map((row) => describeSession(row, session))
    return { success: ACCOUNT_MESSAGES.sessions, payload }
  })

  hashingRoute(app, endSession, options, async ({ request, reply, body }) => {
    const { account, session } = request
    await confirmOwner(app, account, body.current_password)
    const params = v.safeParse(paramsSchema, request.params)
    const isEnded = params.success && (await sessions.endOne({ accountId: account.id, id: params.output.id }))
    if (!isEnded) throw new HttpError(404, ACCOUNT_MESSAGES.sessionUnknown)
    if (params.output.id === session.id) clearSessionCookie(reply)
    return { success: ACCOUNT_MESSAGES.sessionEnded }
  })

  hashingRoute(app, endOtherSessions, options, async ({ request: { account, session }, body }) => {
    await confirmOwner(app, account, body.current_password)
    await sessions.endAll(account.id, { except: session.id })
    return { success: ACCOUNT_MESSAGES.otherSessionsEnded }
  })
}

function describeSession(
  { id, browser, created_at, last_seen_at }: SessionRow,
  current: SessionRow,
): Session {
  return {
    id,
    browser,
    signed_in_at: new Date(created_at).toISOString(),
    last_seen_at: new Date(last_seen_at).toISOString(),
    is_current: id === current.id,
  }
}
