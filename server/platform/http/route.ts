import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as v from 'valibot'
import { firstProblem } from '#contract/problems.ts'
import type { BodyOutput, Endpoint } from '#contract/endpoint.ts'
import { BAD_REQUEST, HttpError } from './errors.ts'

type Call<Body> = { request: FastifyRequest; reply: FastifyReply; body: BodyOutput<Body> }

export type Handle<Body, Answer> = (call: Call<Body>) => Promise<Answer>

/** Adds the route of an endpoint. The handler gets the parsed body. */
export function route<Body extends v.GenericSchema | null, Answer>(
  app: FastifyInstance,
  { method, path, status, body: schema }: Endpoint<Body, Answer>,
  options: RouteShorthandOptions,
  handle: Handle<Body, Answer>,
) {
  app.route({
    ...options,
    method,
    url: path,
    handler: async (request, reply) => {
      const body = schema === null ? undefined : readBody(schema, request.body)
      const answer = await handle({ request, reply, body: body as BodyOutput<Body> })
      return reply.code(status).send(answer)
    },
  })
}

const params = v.record(v.string(), v.string())

/** A parameter of the path, such as the id or the reference of a submission. */
export function readParam(request: FastifyRequest, name: string) {
  return v.parse(params, request.params)[name] ?? ''
}

/** Parses a body with the schema, or throws a 400 with the first problem. */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body)
  if (!read.success) throw new HttpError(400, firstProblem(read.issues) ?? BAD_REQUEST)
  if (hasLoneSurrogate(read.output)) throw new HttpError(400, BAD_REQUEST)
  return read.output
}

// JSON can contain half of a surrogate pair; UTF-8, and so PostgreSQL, cannot.
function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLoneSurrogate)
}

// Many times what the work takes.
const LEAST_MS = 100

/** An onSend hook: answers take at least this long, so that their time does not tell whether an address is known. */
export async function evenTime(_request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  await wait(Math.max(0, LEAST_MS - reply.elapsedTime))
  return payload
}
