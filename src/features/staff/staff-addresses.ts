import * as v from 'valibot'
import { searchOf, type QueryValues } from '#contract/staff/answer.ts'
import { submissionQuerySchema, type SubmissionQuery } from '#contract/staff/submissions.ts'

export const OVERVIEW_URL = '/staff'
export const SUBMISSIONS_URL = '/staff/submissions'
export const NOMINATIONS_URL = '/staff/nominations'
export const DONATIONS_URL = '/staff/donations'
export const RECOVERY_CODES_URL = '/staff/recovery-codes'
export const AUDIT_URL = '/staff/audit'

/** Filters, order and page are stored only in the address. */
export function readListQuery(params: URLSearchParams): SubmissionQuery {
  return v.parse(submissionQuerySchema, Object.fromEntries(params))
}

/** Removes default values, so that the address is short. */
export function shortQuery({ sort, page, ...filters }: SubmissionQuery): QueryValues {
  return { ...filters, sort: sort === 'newest' ? undefined : sort, page: page === 1 ? undefined : page }
}

export function listUrl(query: QueryValues): string {
  return SUBMISSIONS_URL + searchOf(query)
}

/** The address of a submission, with the query of its list for the way back and for the neighbours. */
export function submissionUrl(reference: string, query: QueryValues = {}): string {
  return `/staff/submission${searchOf({ reference, ...query })}`
}
