import * as v from 'valibot'
import { searchOf, type QueryValues } from '#contract/staff/answer.ts'
import { submissionQuerySchema, type SubmissionQuery } from '#contract/staff/submissions.ts'
import type { StaffView } from '#src/lib/staff-views.ts'

const urlOf = (view: StaffView) => `/staff/${view}`

export const OVERVIEW_URL = '/staff'
export const SUBMISSIONS_URL = urlOf('submissions')
export const NOMINATIONS_URL = urlOf('nominations')
export const DONATIONS_URL = urlOf('donations')
export const RECOVERY_CODES_URL = urlOf('recovery-codes')
export const AUDIT_URL = urlOf('audit')

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
  return urlOf('submission') + searchOf({ reference, ...query })
}
