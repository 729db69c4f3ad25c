import * as v from 'valibot'
import { endpoint, type Endpoint } from '#contract/endpoint.ts'
import { answerWith } from '#contract/payload-answer.ts'

/** Rows per page of every list. */
export const PAGE_SIZE = 50

/** One page of a list, with the total number of rows. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Row extends v.GenericSchema>(row: Row) {
  return v.object({ rows: v.array(row), total: v.number(), page: v.number(), pageSize: v.number() })
}

/** A call that reads. Those with a schema for their query are used with `withQuery`. */
/* @__NO_SIDE_EFFECTS__ */
export function read<Payload extends v.GenericSchema>(path: string, payload: Payload) {
  return endpoint('GET', path, { answer: answerWith(payload) })
}

/** A parameter in an address. People edit addresses by hand: invalid values are ignored. */
/* @__NO_SIDE_EFFECTS__ */
export function parameter<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

/** The number of a page. Without it the first one is meant. */
export const pageNumber = parameter(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)))

/** The values of a query. Undefined and empty values are left out. */
export type QueryValues = Readonly<Record<string, string | number | undefined>>

/** Formats a query such as `?kind=contact&page=2`; empty without values. */
export function searchOf(query: QueryValues): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.toString() === '' ? '' : `?${search.toString()}`
}

export function withQuery<Body extends v.GenericSchema | null, Answer>(
  declared: Endpoint<Body, Answer>,
  query: QueryValues,
): Endpoint<Body, Answer> {
  return { ...declared, path: `${declared.path}${searchOf(query)}` }
}
