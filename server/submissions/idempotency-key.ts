import type { FastifyRequest } from 'fastify'
import { HttpError } from '#server/platform/errors.ts'
import type { Services } from '#server/services.ts'
import { KeyConflictError, type NewSubmission } from './submission-store.ts'

/** The key under which a browser sends something, and sends it again (draft-ietf-httpapi-idempotency-key-header). */
export function readKey({ headers }: FastifyRequest) {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) {
    throw new HttpError(400, 'This form came without its number. Please reload the page and send it again.')
  }
  return key
}

/** Stores what was sent, on the first arrival of its key; the others are told the same. */
export async function storeOnce({ submissions }: Pick<Services, 'submissions'>, submission: NewSubmission) {
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
