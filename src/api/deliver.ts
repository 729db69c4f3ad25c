import {
  FORM_CHECK_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  submissionEndpoint,
  type SentSubmission,
  type SubmissionKind,
} from '#contract/submissions.ts'
import { lazyQueue } from '#src/lib/lazy-queue.ts'
import { ApiError, json, NetworkError, request } from './client.ts'
import { delivery } from './delivery.ts'

/** The request that sends a form: FormData if it has a file, and JSON otherwise. */
export function submissionRequest(kind: SubmissionKind, payload: object, key: string) {
  const { method, path, answer } = submissionEndpoint(kind)
  // The browser sets the content type of FormData, as only it knows the boundary.
  const { body, headers } = payload instanceof FormData ? { body: payload, headers: {} } : json(payload)
  const init = { method, body, headers: { ...headers, [IDEMPOTENCY_KEY_HEADER]: key } }
  return { path, answer, init }
}

/**
 * Sends a form. The server stores it once, however often the same key arrives. Without a connection it is queued on this
 * device. `formCheck` says how the form was filled in. Resolves to false if nothing was sent.
 */
export function deliver<Payload extends object>(
  kind: SubmissionKind,
  payload: Payload,
  key: string,
  formCheck?: string,
): Promise<SentSubmission<Payload> | false> {
  return delivery.send(async () => {
    const { path, answer, init } = submissionRequest(kind, payload, key)
    const headers = { ...init.headers, ...(formCheck && { [FORM_CHECK_HEADER]: formCheck }) }
    const wasOnline = navigator.onLine
    try {
      return { ...answer(await request(path, { ...init, headers })), payload }
    } catch (error) {
      // A device that was offline before and after the attempt has sent nothing.
      const unsent = { kind, payload, key, mayHaveArrived: wasOnline || navigator.onLine }
      if (!(error instanceof NetworkError) || !(await lazyQueue.enqueue?.(unsent))) throw error
      return { success: '', reference: '', payload, queueKey: key }
    }
  })
}

const NOTHING_LOST = 'Nothing is lost: everything you typed is still here.'

/** The message for a form that could not be sent: the reason, and that nothing is lost. */
export function deliveryFailureText(error: unknown): string {
  if (error instanceof ApiError && isMessageForVisitor(error)) return error.message
  if (error instanceof NetworkError) {
    return `We could not reach our server. Please check your connection and try again. ${NOTHING_LOST}`
  }
  return `This could not be sent just now. ${NOTHING_LOST} Please try again a little later.`
}

/** With these statuses the server's message is meant for the visitor; with 404 or 500 it is not. */
export function isMessageForVisitor({ status }: ApiError): boolean {
  return [400, 409, 413, 415, 422, 429].includes(status)
}
