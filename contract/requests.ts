import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { form, line, longText } from './fields.ts'
import { answerWith } from './payload-answer.ts'

/* Requests of members for mentoring, and for invitations to channels. */

/** A new request is open; the organisation accepts or declines it. */
const REQUEST_STATES = ['open', 'accepted', 'declined'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const MIN_REQUEST_LENGTH = 30
const MAX_REQUEST_LENGTH = 2000
/** The maximum of open mentoring requests per member, one for each mentor. */
export const MAX_OPEN_MENTOR_REQUESTS = 5

const id = line('Please choose one from the list.')

/** A mentoring request. `mentorId` is the slug of the mentor's page. */
export const mentorRequestSchema = form({
  mentorId: id,
  message: v.pipe(
    longText('Please write a few sentences about yourself and what you hope to learn.', {
      max: MAX_REQUEST_LENGTH,
    }),
    v.minLength(
      MIN_REQUEST_LENGTH,
      `A little more, please: at least ${MIN_REQUEST_LENGTH} characters, so that a mentor knows what you hope for.`,
    ),
  ),
})

/** A request for an invitation to a channel, by its key in the content. */
const channelRequestSchema = form({ channelId: id })

const request = { id: v.string(), state: v.picklist(REQUEST_STATES), sentAt: v.string() }

const mentorRequest = v.object({ ...request, mentorId: v.string(), message: v.string() })
const channelRequest = v.object({ ...request, channelId: v.string() })

export const requestMentor = endpoint('POST', '/account/mentor-requests', {
  status: 201,
  body: mentorRequestSchema,
  answer: answerWith(mentorRequest),
})

/** The member's own requests, newest first. */
export const listMentorRequests = endpoint('GET', '/account/mentor-requests', {
  answer: answerWith(v.array(mentorRequest)),
})

/** Withdraws an open request by deleting it. */
export const withdrawMentorRequest = endpoint('DELETE', '/account/mentor-requests/:id')

export const requestChannel = endpoint('POST', '/account/channel-requests', {
  status: 201,
  body: channelRequestSchema,
  answer: answerWith(channelRequest),
})

/** The member's own requests, newest first. */
export const listChannelRequests = endpoint('GET', '/account/channel-requests', {
  answer: answerWith(v.array(channelRequest)),
})

export type MentorRequest = v.InferOutput<typeof mentorRequest>
export type ChannelRequest = v.InferOutput<typeof channelRequest>
