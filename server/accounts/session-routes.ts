import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { confirmationSchema, type Session } from '#contract/accounts.ts'
import type { SessionRow } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/errors.ts'
import { requireSession, clearSessionCookie } from './session-cookie.ts'
import type { Services } from '#server/services.ts'
import type { routeOptions } from './answers.ts'
import { confirmOwner } from './confirm-owner.ts'
import { readBody } from '#server/platform/read-body.ts'

type Options = { services: Services; guards: ReturnType<typeof routeOptions> }

const paramsSchema = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** Where an account is signed in, and how to end that (OWASP ASVS 5.0, 7.5.2). */
export async function accountSessionRoutes(app: FastifyInstance, { services, guards }: Options) {
  const { sessions } = services

  app.get('/account/sessions', guards, async (request) => {
    const { session, account } = await requireSession(request, services)
    const payload = (await sessions.list(account.id)).map((row) => asSeenFrom(session, row))
    return { success: 'These are the browsers you are signed in with.', payload }
  })

  app.post('/account/sessions/:id/end', guards, async (request, reply) => {
    const { session, account } = await requireSession(request, services)
    const { current_password } = readBody(confirmationSchema, request.body)
    await confirmOwner(services, account, current_password)

    const params = v.safeParse(paramsSchema, request.params)
    const isEnded = params.success && (await sessions.endOne({ accountId: account.id, id: params.output.id }))
    if (!isEnded) throw new HttpError(404, 'This browser is signed out already.')
    if (params.output.id === session.id) clearSessionCookie(reply, services)
    return { success: 'This browser is signed out.' }
  })

  app.post('/account/sessions/end-others', guards, async (request) => {
    const { session, account } = await requireSession(request, services)
    const { current_password } = readBody(confirmationSchema, request.body)
    await confirmOwner(services, account, current_password)
    await sessions.endAll(account.id, { except: session.id })
    return { success: 'You are signed out everywhere else.' }
  })
}

function asSeenFrom(current: SessionRow, { id, browser, created_at, last_seen_at }: SessionRow): Session {
  return {
    id,
    browser,
    signed_in_at: new Date(created_at).toISOString(),
    last_seen_at: new Date(last_seen_at).toISOString(),
    is_current: id === current.id,
  }
}
