import type { RequestHandler } from 'msw'
import type { StaffRole } from '#contract/staff/access.ts'
import { mockStaff } from './staff.ts'
import { mockSubmissionsOfStaff, type MockSubmission } from './staff-submissions.ts'

/** The member of staff who is signed in. */
export type MockColleague = {
  role: StaffRole
  enrolment: 'none' | 'started' | 'confirmed'
  /** Whether the second step is passed in this session. */
  hasPassed: boolean
  /** The digit with which the current recovery codes begin: another one each time they are renewed. */
  recoveryCodeSet: number
  usedRecoveryCodes: Array<string>
}

export type MockConsole = {
  me: MockColleague
  /** Newest first. */
  submissions: Array<MockSubmission>
  now: () => number
}

/** The calls of the console, with submissions of every kind from the last five weeks. */
export function mockConsoleCalls(me: MockColleague, now: () => number): Array<RequestHandler> {
  return mockStaff({ me, submissions: mockSubmissionsOfStaff(now()), now })
}
