import { env } from '#src/lib/env.ts'
import { ApiError, post, request } from './client.ts'

export type SubmissionKind = 'contact' | 'volunteering' | 'donations' | 'nominations'

/** Whether what people fill in goes anywhere. Where it does not, forms with rules of their own may let them be. */
export function isDelivering(): boolean {
  return env.formDelivery === 'api'
}

/**
 * Sends a filled-in form to the server, which stores one submission however often the same key arrives. Resolves to whether it was
 * sent: a site built without delivery makes no call. A form with a file goes as FormData, any other as JSON.
 */
export async function deliver(kind: SubmissionKind, payload: unknown, key: string): Promise<boolean> {
  if (!isDelivering()) return false
  const path = `/submissions/${kind}`
  const headers = { 'idempotency-key': key }
  // The browser sets the content type of FormData itself, because only it knows the boundary between the parts.
  if (payload instanceof FormData) await request(path, { method: 'POST', headers, body: payload })
  else await post(path, payload, headers)
  return true
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
