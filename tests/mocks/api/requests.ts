import { LOG_IN_FIRST, REQUEST_MESSAGES } from '#contract/messages.ts'
import {
  listChannelRequests,
  listMentorRequests,
  MAX_OPEN_MENTOR_REQUESTS,
  requestChannel,
  requestMentor,
  withdrawMentorRequest,
  type ChannelRequest,
  type MentorRequest,
} from '#contract/requests.ts'
import { HttpError, route } from './route.ts'
import { currentAccount, readState, writeState, type Store } from './state.ts'

/** The requests of the signed-in member. Every mentor and channel exists, as the mock does not know the content. */
export function mockRequests(store: Store) {
  function signedIn() {
    const account = currentAccount(readState(store))
    if (!account) throw new HttpError(401, LOG_IN_FIRST)
    return account
  }

  const members = { preHandler: () => void signedIn() }

  function own() {
    const { mentorRequests = [], channelRequests = [] } = signedIn()
    return { mentorRequests, channelRequests }
  }

  function save(changed: { mentorRequests?: Array<MentorRequest>; channelRequests?: Array<ChannelRequest> }) {
    const state = readState(store)
    const accounts = state.accounts.map((account) =>
      account.id === state.signedIn ? { ...account, ...changed } : account,
    )
    writeState(store, { ...state, accounts })
  }

  const newRequest = () =>
    ({ id: crypto.randomUUID(), state: 'open', sentAt: new Date().toISOString() }) as const

  return [
    route(
      requestMentor,
      ({ body }) => {
        if (!signedIn().is_address_confirmed) throw new HttpError(403, REQUEST_MESSAGES.unconfirmed)
        const { mentorRequests } = own()
        const open = mentorRequests.filter(({ state }) => state === 'open')
        if (open.some(({ mentorId }) => mentorId === body.mentorId))
          throw new HttpError(409, REQUEST_MESSAGES.open.mentor)
        if (open.length >= MAX_OPEN_MENTOR_REQUESTS) throw new HttpError(409, REQUEST_MESSAGES.tooMany)
        const payload = { ...newRequest(), ...body }
        save({ mentorRequests: [payload, ...mentorRequests] })
        return { success: REQUEST_MESSAGES.sent.mentor, payload }
      },
      members,
    ),
    route(
      listMentorRequests,
      () => ({ success: REQUEST_MESSAGES.listed.mentor, payload: own().mentorRequests }),
      members,
    ),
    route(
      withdrawMentorRequest,
      ({ params }) => {
        const { mentorRequests } = own()
        const left = mentorRequests.filter(({ id }) => id !== params.id)
        if (left.length === mentorRequests.length) throw new HttpError(404, REQUEST_MESSAGES.notOpen)
        save({ mentorRequests: left })
        return { success: REQUEST_MESSAGES.withdrawn }
      },
      members,
    ),
    route(
      requestChannel,
      ({ body }) => {
        const { channelRequests } = own()
        if (channelRequests.some(({ channelId }) => channelId === body.channelId))
          throw new HttpError(409, REQUEST_MESSAGES.open.channel)
        const payload = { ...newRequest(), ...body }
        save({ channelRequests: [payload, ...channelRequests] })
        return { success: REQUEST_MESSAGES.sent.channel, payload }
      },
      members,
    ),
    route(
      listChannelRequests,
      () => ({ success: REQUEST_MESSAGES.listed.channel, payload: own().channelRequests }),
      members,
    ),
  ]
}
