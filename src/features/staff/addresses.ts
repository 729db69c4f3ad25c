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

export const OVERVIEW_URL = '/staff'

/** The address of a view, with the query of a list. */
export function staffUrl(view: StaffView, query: QueryValues = {}): string {
  return `${OVERVIEW_URL}/${view}${searchOf(query)}`
}

/** The constants of the list of nominations. In the address of a submission they lead back to that list. */
export const NOMINATIONS = { kind: 'nominations', sort: 'nominee' } as const

/** The address of a submission, with the query of its list for the way back and for the neighbours. */
export function submissionUrl(reference: string, query: QueryValues = {}): string {
  return staffUrl('submission', { reference, ...query })
}
