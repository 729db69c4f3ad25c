import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'

/** Rows on a page of every list. */
export const PAGE_SIZE = 50

/** Parses an answer with this payload, or throws. */
/* @__NO_SIDE_EFFECTS__ */
export function answerWith<Payload extends v.GenericSchema>(payload: Payload) {
  return v.parser(v.object({ success: v.string(), payload }))
}

/** One page of a list, and the number of rows on all pages together. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Row extends v.GenericSchema>(row: Row) {
  return v.object({ rows: v.array(row), total: v.number(), page: v.number(), pageSize: v.number() })
}

/** A number of a page from an address. Anything else is the first page. */
export const pageNumber = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1)

/** The values of a query as they are sent. Those that are undefined or empty are left out. */
export type QueryValues = Readonly<Record<string, string | number | undefined>>

/** `?kind=contact&page=2`, or nothing where no value is given. */
export function searchOf(query: QueryValues): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? '' : `?${search.toString()}`
}

/** The endpoint with a query after its path. */
export function withQuery<Body extends v.GenericSchema | null, Answer>(
  declared: Endpoint<Body, Answer>,
  query: QueryValues,
): Endpoint<Body, Answer> {
  return { ...declared, path: `${declared.path}${searchOf(query)}` }
}
