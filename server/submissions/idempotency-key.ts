import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SUBMISSION_MESSAGES } from '#contract/messages.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#contract/submissions.ts'
import { HttpError } from '#server/platform/errors.ts'
import { KeyConflictError, type NewSubmission } from './submission-store.ts'

export function readIdempotencyKey({ headers }: FastifyRequest) {
  const key = headers[IDEMPOTENCY_KEY_HEADER]
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) {
    throw new HttpError(400, SUBMISSION_MESSAGES.noKey)
  }
  return key
}

/** Stores a submission when its key arrives first; repeats of it succeed without storing anything. */
export async function storeOnce(
  { submissions }: Pick<FastifyInstance, 'submissions'>,
  submission: NewSubmission,
) {
  try {
    await submissions.store(submission)
  } catch (error) {
    if (!(error instanceof KeyConflictError)) throw error
    throw new HttpError(
      409,
      'Something else came with this number. Please reload the page and send it again.',
    )
  }
}
