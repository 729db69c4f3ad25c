import * as v from 'valibot'
import { searchOf, type QueryValues } from '#contract/staff/answer.ts'
import { submissionQuerySchema, type SubmissionQuery } from '#contract/staff/submissions.ts'

export const OVERVIEW_URL = '/staff'
export const SUBMISSIONS_URL = '/staff/submissions'
export const NOMINATIONS_URL = '/staff/nominations'
export const DONATIONS_URL = '/staff/donations'
export const AUDIT_URL = '/staff/audit'

/** The address bar is the only copy of filters, order and page. */
export function readListQuery(params: URLSearchParams): SubmissionQuery {
  return v.parse(submissionQuerySchema, Object.fromEntries(params))
}

/** What differs from an untouched list, so that its address is short. */
export function shortQuery({ sort, page, ...filters }: SubmissionQuery): QueryValues {
  return { ...filters, sort: sort === 'newest' ? undefined : sort, page: page === 1 ? undefined : page }
}

export function listUrl(query: QueryValues): string {
  return SUBMISSIONS_URL + searchOf(query)
}

/** A submission, with the list that it was opened from: for going back, and to its neighbours. */
export function submissionUrl(reference: string, query: QueryValues = {}): string {
  return `/staff/submission${searchOf({ reference, ...query })}`
}
