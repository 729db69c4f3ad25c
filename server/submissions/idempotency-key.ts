import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SUBMISSION_MESSAGES } from '#contract/messages.ts'
import { IDEMPOTENCY_KEY_HEADER, type SentAnswer } from '#contract/submissions.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { formatReference } from './emails.ts'
import { KeyConflictError, type NewSubmission, type OnStored } from './submission-store.ts'

export function readIdempotencyKey({ headers }: FastifyRequest) {
  const key = headers[IDEMPOTENCY_KEY_HEADER]
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) {
    throw new HttpError(400, SUBMISSION_MESSAGES.noKey)
  }
  return key
}

/** Stores a submission when its key arrives first; repeats return the same answer without storing anything. */
export async function storeOnce(
  app: FastifyInstance,
  submission: NewSubmission,
  onStored?: OnStored,
): Promise<SentAnswer> {
  try {
    const code = await app.submissions.store(submission, onStored)
    app.mail.deliverSoon()
    app.notifySoon()
    if (submission.attachment) app.scanSoon()
    return {
      success: SUBMISSION_MESSAGES[submission.kind],
      reference: formatReference(app.organisation(), code),
    }
  } catch (error) {
    if (!(error instanceof KeyConflictError)) throw error
    throw new HttpError(
      409,
      'This form was already sent with different details. Please reload the page and try again.',
    )
  }
}
