import { ApiError, NetworkError } from './client.ts'

const NOTHING_LOST = 'Nothing is lost: everything you typed is still here.'

/** The message for a form that could not be sent: the reason, and that nothing is lost. */
export function deliveryFailureText(error: unknown): string {
  if (error instanceof ApiError && isMessageForVisitor(error)) return error.message
  if (error instanceof NetworkError) {
    return `We could not reach our server. Please check your connection and try again. ${NOTHING_LOST}`
  }
  return `This could not be sent just now. ${NOTHING_LOST} Please try again a little later.`
}

// With these statuses the server's message is meant for the visitor; with 404 or 500 it is not.
function isMessageForVisitor({ status }: ApiError): boolean {
  return [400, 409, 413, 415, 422, 429].includes(status)
}
