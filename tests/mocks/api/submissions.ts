import { SUBMISSION_MESSAGES } from '#contract/messages.ts'
import { IDEMPOTENCY_KEY_HEADER, SUBMISSION_KINDS, submissionEndpoint } from '#contract/submissions.ts'
import { HttpError, route } from './route.ts'

/** Accepts every form without storing it: the forms have checked it, and the rules of the content are not here. */
export function mockSubmissions() {
  return SUBMISSION_KINDS.map((kind) =>
    route(submissionEndpoint(kind), ({ request }) => {
      if (!request.headers.has(IDEMPOTENCY_KEY_HEADER)) throw new HttpError(400, SUBMISSION_MESSAGES.noKey)
      return { success: SUBMISSION_MESSAGES[kind] }
    }),
  )
}
