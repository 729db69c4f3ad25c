import { http, HttpResponse, type RequestHandler } from 'msw'
import { parse, type GenericSchema } from 'valibot'
import type { BodyOutput, Endpoint } from '#contract/endpoint.ts'

type Call<Body> = { params: Record<string, unknown>; query: Record<string, string>; body: BodyOutput<Body> }

type Answering<Answer> = Answer | Response | Promise<Answer | Response>

const METHODS = { DELETE: 'delete', GET: 'get', PATCH: 'patch', POST: 'post', PUT: 'put' } as const

/** Answers a call of the contract, at any base address. A body that the contract does not take fails the test. */
export function route<Body extends GenericSchema | null, Answer>(
  { method, path, status, body: schema }: Endpoint<Body, Answer>,
  handle: (call: Call<Body>) => Answering<Answer>,
): RequestHandler {
  return http[METHODS[method]](`*${path}`, async ({ request, params }) => {
    const body = schema === null ? undefined : parse(schema, await request.json())
    const query = Object.fromEntries(new URL(request.url).searchParams)
    // The type of `body` depends on whether there is a schema, which the compiler cannot follow.
    const answer = await handle({ params, query, body: body as BodyOutput<Body> })
    return answer instanceof Response ? answer : HttpResponse.json(answer as object, { status })
  })
}

export const refuse = (status: number, error: string) => HttpResponse.json({ error }, { status })

export const answerOf = <Payload>(payload: Payload) => ({ success: 'Yes.', payload })

export const noAnswer = () => new Promise<never>(() => undefined)
