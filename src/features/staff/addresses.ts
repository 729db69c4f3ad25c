import * as v from 'valibot'
import { type QueryValues, searchOf } from '#contract/staff/answer.ts'
import { type SubmissionQuery, submissionQuerySchema } from '#contract/staff/submissions.ts'

/** The titles of the views of the staff console, by the last segment of their addresses; the overview is at /staff. */
export const STAFF_VIEWS = {
  submissions: 'Submissions',
  submission: 'Submission',
  nominations: 'Nominations',
  donations: 'Gifts',
  'recovery-codes': 'Recovery codes',
  audit: 'Audit log',
} as const

export type StaffView = keyof typeof STAFF_VIEWS

export function isStaffView(segment: string): segment is StaffView {
  return Object.hasOwn(STAFF_VIEWS, segment)
}

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
