import { http, HttpResponse, type RequestHandler } from 'msw'
import { safeParse, type GenericSchema, type InferOutput } from 'valibot'
import type { BodyOutput, Endpoint } from '#contract/endpoint.ts'
import { firstProblem } from '#contract/problems.ts'

/** Rejects a call, like the server's class of the same name. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** For requests that no form of the site sends. */
const BAD_REQUEST = 'This request could not be understood.'

type Call<Body> = { request: Request; params: Record<string, unknown>; body: BodyOutput<Body> }

const METHODS = { DELETE: 'delete', GET: 'get', PATCH: 'patch', POST: 'post', PUT: 'put' } as const

type Options = {
  /** Runs before the body is read, for example to check for a session. */
  preHandler?: () => void
}

/** Answers an endpoint as the server does, on any origin. */
export function route<Body extends GenericSchema | null, Answer>(
  { method, path, status, body: schema }: Endpoint<Body, Answer>,
  handle: (call: Call<Body>) => Answer | Promise<Answer>,
  { preHandler }: Options = {},
): RequestHandler {
  return http[METHODS[method]](`*${path}`, async ({ request, params }) => {
    try {
      preHandler?.()
      const body = schema === null ? undefined : readBody(schema, await jsonOf(request))
      // The type of `body` depends on whether there is a schema, which the compiler cannot follow.
      const answer = await handle({ request, params, body: body as BodyOutput<Body> })
      return HttpResponse.json(answer as object, { status })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return HttpResponse.json({ error: error.message }, { status: error.status })
    }
  })
}

/** The JSON in the body, or undefined without a body. */
async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, BAD_REQUEST)
  }
}

/** The output of the schema, or a 400 with the first problem that it found. */
function readBody<Schema extends GenericSchema>(schema: Schema, body: unknown): InferOutput<Schema> {
  const read = safeParse(schema, body)
  if (!read.success) throw new HttpError(400, firstProblem(read.issues) ?? BAD_REQUEST)
  return read.output
}
