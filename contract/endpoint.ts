import type { GenericSchema, InferInput, InferOutput } from 'valibot'

type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'

/** A call of the API. The server's route, the client and the handlers of tests are derived from it. */
export type Endpoint<Body extends GenericSchema | null = GenericSchema | null, Answer = unknown> = {
  method: Method
  /** Parameters begin with a colon, as in `/account/sessions/:id/end`. */
  path: string
  status: number
  /** The schema of the JSON body, or null for calls without one. */
  body: Body
  /** Parses a successful answer, or throws. */
  answer: (answer: unknown) => Answer
}

export type BodyInput<Body> = Body extends GenericSchema ? InferInput<Body> : undefined

export type BodyOutput<Body> = Body extends GenericSchema ? InferOutput<Body> : undefined

type Options<Body, Answer> = { status?: number; body?: Body; answer?: (answer: unknown) => Answer }

/** Declares a call. By default it has no body, and succeeds with status 200 and a message. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Body extends GenericSchema | null = null, Answer = { success: string }>(
  method: Method,
  path: string,
  { status = 200, body, answer }: Options<Body, Answer> = {},
): Endpoint<Body, Answer> {
  // The defaults are those of the type parameters.
  return { method, path, status, body: (body ?? null) as Body, answer: answer ?? (successAnswer as never) }
}

/** Replaces the parameters of the endpoint's path by values. */
export function withParams<Body extends GenericSchema | null, Answer>(
  declared: Endpoint<Body, Answer>,
  params: Record<string, string>,
): Endpoint<Body, Answer> {
  const path = declared.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return { ...declared, path }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Parses the answer of calls that only report success. Written without valibot, so that public pages need not load
 * it.
 */
export function successAnswer(answer: unknown): { success: string } {
  if (isRecord(answer) && typeof answer.success === 'string') return { success: answer.success }
  throw new Error('The answer has no message.')
}
