import { IDEMPOTENCY_KEY_HEADER, submissionEndpoint, type SubmissionKind } from '#contract/submissions.ts'
import { env } from '#src/lib/env.ts'
import { ApiError, json, request } from './client.ts'

/** Whether forms are sent at all. Where they are not, forms that have rules of their own may skip them. */
export function isDelivering(): boolean {
  return env.formDelivery === 'api'
}

/**
 * Sends a form, as FormData if it has a file and as JSON otherwise. The server stores it once, however often the same key
 * arrives. Resolves to whether it was sent: a site built without delivery makes no call.
 */
export async function deliver(kind: SubmissionKind, payload: unknown, key: string): Promise<boolean> {
  if (!isDelivering()) return false
  const { method, path, answer } = submissionEndpoint(kind)
  // The browser sets the content type of FormData itself, because only it knows the boundary between the parts.
  const { body, headers } = payload instanceof FormData ? { body: payload, headers: {} } : json(payload)
  answer(await request(path, { method, body, headers: { ...headers, [IDEMPOTENCY_KEY_HEADER]: key } }))
  return true
}

const NOTHING_LOST = 'Nothing is lost: everything you typed is still here.'

/** The message for a form that could not be sent: why, and that nothing is lost. */
export function deliveryFailureText(error: unknown): string {
  if (error instanceof ApiError && isMessageForVisitor(error)) return error.message
  if (error instanceof TypeError) {
    return `We could not reach our server. Please check your connection and try again. ${NOTHING_LOST}`
  }
  return `This could not be sent just now. ${NOTHING_LOST} Please try again a little later.`
}

// Of these statuses the server's message concerns the visitor; 404 or 500 do not.
function isMessageForVisitor({ status }: ApiError): boolean {
  return [400, 409, 413, 415, 422, 429].includes(status)
}
