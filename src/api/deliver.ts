import { env } from '#src/lib/env.ts'
import { ApiError, post, request } from './client.ts'

export type SubmissionKind = 'contact' | 'volunteering' | 'donations' | 'nominations'

/** Whether what people fill in goes anywhere. Where it does not, forms with rules of their own may let them be. */
export function isDelivering(): boolean {
  return env.formDelivery === 'api'
}

/** Whether something was sent at all: without delivery, forms do what the pages recorded for them do. */
export type Delivery = { isSent: boolean }

/**
 * Hands what somebody filled in to the server, which stores one submission however often the same key arrives. Where the
 * site is built without delivery no call is made. A form with a file in it goes as FormData, any other as JSON.
 */
export async function deliver(
  kind: SubmissionKind,
  payload: unknown,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<Delivery> {
  if (!isDelivering()) return { isSent: false }
  const path = `/submissions/${kind}`
  const headers = { 'idempotency-key': idempotencyKey }
  // The browser itself says what kind of form it is: only it knows the line between its parts.
  if (payload instanceof FormData) await request(path, { method: 'POST', headers, body: payload })
  else await post(path, payload, headers)
  return { isSent: true }
}

const NOTHING_LOST = 'Nothing is lost: everything you typed is still here.'

/** What to tell somebody whose form did not get through: why, and that nothing is lost. */
export function deliveryFailureText(error: unknown): string {
  if (error instanceof ApiError && isWrittenForReaders(error)) return error.message
  if (error instanceof TypeError) {
    return `We could not reach our server. Please check your connection and try again. ${NOTHING_LOST}`
  }
  return `This could not be sent just now. ${NOTHING_LOST} Please try again a little later.`
}

// Refusals of what was filled in, or of too many tries. That the address is unknown or the server is broken says nothing to a reader.
function isWrittenForReaders({ status }: ApiError): boolean {
  return [400, 409, 413, 415, 422, 429].includes(status)
}
