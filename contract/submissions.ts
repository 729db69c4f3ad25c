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

/** The header with the key under which a browser sends a form, and sends it again (draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'

/**
 * The header that says how a form was filled in: HONEYPOT if that field was, or the milliseconds since it appeared. Calls without it are
 * accepted: pages opened before an update, and forms kept on the device, send none.
 */
export const FORM_CHECK_HEADER = 'form-check'
/** The name of the field that people neither see nor reach, and programs fill in. */
export const HONEYPOT = 'topic'

/**
 * Sends one form. The body is read with the schema of its kind, which depends on the content (contract/donations.ts,
 * contract/nominations.ts); nominations arrive as multipart/form-data, the others as JSON.
 */
export function submissionEndpoint(kind: SubmissionKind) {
  return endpoint({
    method: 'POST',
    path: `/submissions/${kind}`,
    status: 201,
    body: null,
    answer: receiptAnswer,
  })
}

/** What the sender of a form gets: the reference under which the submission can be found again. */
export type SubmissionReceipt = { success: string; reference: string }

// An answer without a reference is still an acknowledgement: the submission is stored.
function receiptAnswer(answer: unknown): SubmissionReceipt {
  // An object, or successAnswer has thrown.
  return { ...successAnswer(answer), reference: String((answer as { reference?: unknown }).reference ?? '') }
}

/** A form that the server has stored, or will store, as its sender sees it. */
export type SentSubmission<Payload extends object = object> = SubmissionReceipt & {
  payload: Payload
  /** Set while it waits on the device for a network: the reference is still empty. */
  queueKey?: string
}
