import {
  FORM_CHECK_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  submissionEndpoint,
  type SentSubmission,
  type SubmissionKind,
} from '#contract/submissions.ts'
import { lazyQueue } from '#src/lib/lazy-queue.ts'
import { json, request } from './client.ts'
import { delivery } from './delivery.ts'

/**
 * Sends a form, as FormData if it has a file and as JSON otherwise. The server stores it once, however often the same
 * key arrives. Without a connection it is queued on this device. `formCheck` says how the form was filled in.
 * Resolves to false if nothing was sent.
 */
export function deliver<Payload extends object>(
  kind: SubmissionKind,
  payload: Payload,
  key: string,
  formCheck?: string,
): Promise<SentSubmission<Payload> | false> {
  return delivery.send(async () => {
    const { method, path, answer } = submissionEndpoint(kind)
    // The browser sets the content type of FormData, as only it knows the boundary.
    const { body, headers } = payload instanceof FormData ? { body: payload, headers: {} } : json(payload)
    const init = {
      method,
      body,
      headers: {
        ...headers,
        [IDEMPOTENCY_KEY_HEADER]: key,
        ...(formCheck && { [FORM_CHECK_HEADER]: formCheck }),
      },
    }
    const send = async () => ({ ...answer(await request(path, init)), payload })
    return lazyQueue.send ? lazyQueue.send(send, { kind, payload, key }) : send()
  })
}
