import * as v from 'valibot'
import { firstProblem } from '#contract/accounts.ts'
import { BAD_REQUEST, HttpError } from './errors.ts'

/** What the contract makes of a body. Anything else is refused with the first thing that is wrong with it. */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body)
  if (!read.success) throw new HttpError(400, firstProblem(read.issues) ?? BAD_REQUEST)
  if (hasBrokenText(read.output)) throw new HttpError(400, BAD_REQUEST)
  return read.output
}

// Half of a character that needs two halves: JSON can write it down, UTF-8 and so PostgreSQL cannot.
function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBrokenText)
}
