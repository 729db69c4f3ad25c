import type { FastifyInstance } from 'fastify'
import { REQUEST_MESSAGES } from '#contract/messages.ts'
import {
  listChannelRequests,
  listMentorRequests,
  requestChannel,
  requestMentor,
  withdrawMentorRequest,
} from '#contract/requests.ts'
import { memberOptions } from '#server/accounts/account-route.ts'
import type { MemberRequest } from '#server/platform/database/tables.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { readParam, route } from '#server/platform/http/route.ts'
import { requestStore } from './request-store.ts'

/** A member's requests for mentoring and for channels. */
export async function requestRoutes(app: FastifyInstance) {
  const { database, now } = app
  const requests = requestStore(database.db, now)

  route(app, requestMentor, memberOptions, async ({ request: { account }, body: { mentorId, message } }) => {
    if (account.confirmed_at === null) throw new HttpError(403, REQUEST_MESSAGES.unconfirmed)
    if (!app.siteFacts().mentors.includes(mentorId)) throw new HttpError(404, REQUEST_MESSAGES.unknown.mentor)
    const added = await requests.add({ account_id: account.id, kind: 'mentor', subject: mentorId, message })
    return { success: REQUEST_MESSAGES.sent.mentor, payload: mentorRequestOf(added) }
  })

  route(app, listMentorRequests, memberOptions, async ({ request: { account } }) => {
    const payload = (await requests.list(account.id, 'mentor')).map(mentorRequestOf)
    return { success: REQUEST_MESSAGES.listed.mentor, payload }
  })

  route(app, withdrawMentorRequest, memberOptions, async ({ request }) => {
    const id = readParam(request, 'id')
    if (!(await requests.withdraw({ accountId: request.account.id, id })))
      throw new HttpError(404, REQUEST_MESSAGES.notOpen)
    return { success: REQUEST_MESSAGES.withdrawn }
  })

  route(app, requestChannel, memberOptions, async ({ request: { account }, body: { channelId } }) => {
    if (!app.siteFacts().channels.includes(channelId))
      throw new HttpError(404, REQUEST_MESSAGES.unknown.channel)
    const added = await requests.add({
      account_id: account.id,
      kind: 'channel',
      subject: channelId,
      message: '',
    })
    return { success: REQUEST_MESSAGES.sent.channel, payload: channelRequestOf(added) }
  })

  route(app, listChannelRequests, memberOptions, async ({ request: { account } }) => {
    const payload = (await requests.list(account.id, 'channel')).map(channelRequestOf)
    return { success: REQUEST_MESSAGES.listed.channel, payload }
  })
}

function describe({ id, state, created_at }: MemberRequest) {
  return { id, state, sentAt: new Date(created_at).toISOString() }
}

function mentorRequestOf(row: MemberRequest) {
  return { ...describe(row), mentorId: row.subject, message: row.message }
}

function channelRequestOf(row: MemberRequest) {
  return { ...describe(row), channelId: row.subject }
}
