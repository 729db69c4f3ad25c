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

const CHOOSE = 'Please choose one from the list.'

/** The slug of the mentor's page, or the key of the channel in the content. */
const subject = line(CHOOSE)

export const mentorRequestSchema = form({
  kind: v.literal('mentor'),
  subject,
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

const requestSchema = v.variant(
  'kind',
  [mentorRequestSchema, form({ kind: v.literal('channel'), subject })],
  CHOOSE,
)

const sentRequest = v.object({
  id: v.string(),
  kind: v.picklist(['mentor', 'channel']),
  subject: v.string(),
  /** Empty for a channel. */
  message: v.string(),
  state: v.picklist(REQUEST_STATES),
  sentAt: v.string(),
})

export const sendRequest = endpoint('POST', '/account/requests', {
  status: 201,
  body: requestSchema,
  answer: answerWith(sentRequest),
})

/** The member's own requests, newest first. */
export const listRequests = endpoint('GET', '/account/requests', {
  answer: answerWith(v.array(sentRequest)),
})

/** Withdraws an open request by deleting it. */
export const withdrawRequest = endpoint('DELETE', '/account/requests/:id')

export type SentRequest = v.InferOutput<typeof sentRequest>
