import { any, type GenericSchema } from 'valibot'
import type { Login } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ANSWER_ID } from '#contract/form-pages.ts'
import {
  FORM_CHECK_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  submissionEndpoint,
  type SentSubmission,
  type SubmissionKind,
} from '#contract/submissions.ts'
import { env } from '#src/lib/env.ts'
import { lazyQueue } from '#src/lib/lazy-queue.ts'
import { ApiError, call, json, NetworkError, request } from './client.ts'

const api = {
  /** Whether fields are required and the steps of a form must be completed in order. */
  isRequired: true,
  /** The schema used by forms with several steps. */
  schema: <Output>(schema: GenericSchema<unknown, Output>) => schema,
  /** Sends a form. Resolves to the result of the call, or to false if nothing was sent. */
  send: <Result>(call: () => Promise<Result>): Promise<Result | false> => call(),
  /** The address that the form of a page is posted to without scripts, or undefined if it cannot be posted. */
  pageAction: (page: string): string | undefined => `${env.apiUrl}${page}#${ANSWER_ID}`,
  login: (login: Login): Omit<Login, 'remember'> & Partial<Login> => login,
}

/**
 * The recorded behaviour: no form makes a call, and forms with several steps validate nothing (ACCOUNT-5, ACCOUNT-28,
 * AWARD-22).
 */
const none: typeof api = {
  isRequired: false,
  schema: () => any(),
  send: async () => false,
  pageAction: () => undefined,
  login: ({ email, password }) => ({ email, password }),
}

export const DELIVERIES = { api, none }

/** The delivery of this build. Forms use it without knowing which one it is. */
export const delivery = { ...DELIVERIES[env.formDelivery] }

/** A list of the member: empty without delivery, which makes no call (CALL-13). */
export async function fetchList<Item>(
  endpoint: Endpoint<null, { payload: Array<Item> }>,
): Promise<Array<Item>> {
  const answer = await delivery.send(() => call(endpoint))
  return answer ? answer.payload : []
}

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
