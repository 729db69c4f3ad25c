import type { GenericSchema } from 'valibot'
import { isRecord, type BodyInput, type Endpoint } from '#contract/endpoint.ts'
import { env } from '#src/lib/env.ts'

/** The message for failures without one (ERROR-5). */
const NO_MESSAGE = 'An error occurred!'

/** A call that failed, with a message for the visitor. */
export class CallError extends Error {}

/** The server rejected the call. */
export class ApiError extends CallError {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.name = 'ApiError'
    this.status = status
  }
}

/** The server could not be reached, or its answer was cut off. The message is the browser's (ERROR-4). */
export class NetworkError extends CallError {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : '', { cause })
    this.name = 'NetworkError'
  }
}

/** The message for a failed call: the server's, the network's, or a general one (ERROR-3 to ERROR-5). */
export function failureText(error: unknown): string {
  return error instanceof CallError && error.message !== '' ? error.message : NO_MESSAGE
}

/**
 * Calls an endpoint of the contract and returns its parsed answer. Throws an ApiError if the server rejects the call,
 * a NetworkError if it cannot be reached, and an Error if the answer violates the contract.
 */
export async function call<Body extends GenericSchema | null, Answer>(
  { method, path, answer }: Endpoint<Body, Answer>,
  ...[body]: Body extends null ? [] : [BodyInput<Body>]
): Promise<Answer> {
  const init = body === undefined ? { method } : { method, ...json(body) }
  return answer(await request(path, init))
}

/** The body and header of a JSON request. */
export function json(body: unknown) {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** Sends a request, by default with the visitor's cookies. The answer is not validated. */
export async function request(path: string, init: RequestInit = {}): Promise<unknown> {
  let response: Response
  let text: string
  try {
    response = await fetch(`${env.apiUrl}${path}`, { credentials: 'include', ...init })
    text = await response.text()
  } catch (error) {
    throw new NetworkError(error)
  }
  const answer = parsed(text)
  if (!response.ok) throw new ApiError(messageIn(answer) ?? NO_MESSAGE, response.status)
  return answer
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The body is empty, or the HTML of a proxy: the status suffices.
    return null
  }
}

function messageIn(answer: unknown): string | null {
  if (!isRecord(answer)) return null
  return typeof answer.error === 'string' && answer.error !== '' ? answer.error : null
}
