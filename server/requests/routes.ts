import type { FastifyInstance } from 'fastify'
import { listRequests, sendRequest, withdrawRequest, type SentRequest } from '#contract/requests.ts'
import { memberOptions } from '#server/accounts/account-route.ts'
import type { MemberRequest } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { readParam, route } from '#server/platform/http/route.ts'
import { requestStore } from './request-store.ts'

const UNKNOWN = {
  mentor: 'This mentor is not in our list.',
  channel: 'No invitation is needed for this channel, or it does not exist.',
}

const SENT = { mentor: 'Your request is sent.', channel: 'Your request for an invitation is sent.' }

/** A member's requests for mentoring and for channels. */
export async function requestRoutes(app: FastifyInstance) {
  const { database, now } = app
  const requests = requestStore(database.db, now)

  route(app, sendRequest, memberOptions, async ({ request: { account }, body }) => {
    const { kind, subject } = body
    if (kind === 'mentor' && account.confirmed_at === null)
      throw new HttpError(
        403,
        'Please confirm your email address first, with the link in the email we sent you.',
      )
    const { mentors, channels } = app.siteFacts()
    const known = kind === 'mentor' ? mentors : channels
    if (!known.includes(subject)) throw new HttpError(404, UNKNOWN[kind])
    const message = body.kind === 'mentor' ? body.message : ''
    const added = await requests.add({ account_id: account.id, kind, subject, message })
    return { success: SENT[kind], payload: describe(added) }
  })

  route(app, listRequests, memberOptions, async ({ request: { account } }) => ({
    success: 'These are your requests.',
    payload: (await requests.list(account.id)).map(describe),
  }))

  route(app, withdrawRequest, memberOptions, async ({ request }) => {
    const id = readParam(request, 'id')
    if (!(await requests.withdraw({ accountId: request.account.id, id })))
      throw new HttpError(404, 'This request has already been answered or withdrawn.')
    return { success: 'Your request is withdrawn.' }
  })
}

function describe({ id, kind, subject, message, state, created_at }: MemberRequest): SentRequest {
  return { id, kind, subject, message, state, sentAt: new Date(created_at).toISOString() }
}
