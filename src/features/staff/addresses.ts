import { type QueryValues, searchOf } from '#contract/staff/answer.ts'

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

export function listUrl(query: QueryValues): string {
  return SUBMISSIONS_URL + searchOf(query)
}

/** The address of a submission, with the query of its list for the way back and for the neighbours. */
export function submissionUrl(reference: string, query: QueryValues = {}): string {
  return urlOf('submission') + searchOf({ reference, ...query })
}
