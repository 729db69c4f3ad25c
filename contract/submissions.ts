import { endpoint, successAnswer } from './endpoint.ts'

export const SUBMISSION_KINDS = [
  'contact',
  'volunteering',
  'donations',
  'nominations',
  'newsletter',
  'job-mail',
] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

/** The kinds that the team reads. The others are mailing lists. */
export const TEAM_KINDS = ['contact', 'volunteering', 'donations', 'nominations'] as const
export type TeamKind = (typeof TEAM_KINDS)[number]

/**
 * The header with the idempotency key of a form, which a browser repeats when it sends the form again
 * (draft-ietf-httpapi-idempotency-key-header).
 */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'

/**
 * The header that says how a form was filled in: HONEYPOT if that field has a value, otherwise the milliseconds since
 * the form appeared. Calls without it are accepted: pages opened before an update and forms queued on the device send
 * none.
 */
export const FORM_CHECK_HEADER = 'form-check'
/** The name of a field hidden from people, including screen reader users, that bots fill in. */
export const HONEYPOT = 'topic'

/**
 * Sends one form. The body is read with the schema of its kind, which depends on the content (contract/donations.ts,
 * contract/nominations.ts); nominations arrive as multipart/form-data, the others as JSON.
 */
export function submissionEndpoint(kind: SubmissionKind) {
  return endpoint('POST', `/submissions/${kind}`, { status: 201, answer: sentAnswer })
}

/** The answer to a form: a message, and the reference that identifies the submission. */
export type SentAnswer = { success: string; reference: string }

// An answer without a reference is still an acknowledgement: the submission is stored.
function sentAnswer(answer: unknown): SentAnswer {
  // This is an object, or successAnswer would have thrown.
  return { ...successAnswer(answer), reference: String((answer as { reference?: unknown }).reference ?? '') }
}

/** A form that the server has stored, or that is queued to be sent, as its sender sees it. */
export type SentSubmission<Payload extends object = object> = SentAnswer & {
  payload: Payload
  /** Set while the form waits on the device for a connection: the reference is still empty. */
  queueKey?: string
}
