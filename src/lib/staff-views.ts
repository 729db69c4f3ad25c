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
