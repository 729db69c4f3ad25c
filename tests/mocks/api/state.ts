import type { User } from '#contract/accounts.ts'
import type { StaffRole } from '#contract/staff/access.ts'
import { amina } from '#tests/mocks/members.ts'

export type Account = User & {
  password: string
  staff?: MockStaffMember
}

/** The role of an account in the console, and its second step. */
export type MockStaffMember = {
  /** Identifies the member of staff in assignments and in the audit log. */
  id: string
  role: StaffRole
  enrolment: 'none' | 'started' | 'confirmed'
  /** The digit with which the current recovery codes begin: another one each time they are renewed. */
  recoveryCodeSet: number
  usedRecoveryCodes: Array<string>
}

/** The state of the mock server. */
export type State = {
  accounts: Array<Account>
  /** The id of the signed-in account. */
  signedIn: string | null
  /** Whether the second step is passed in this session. */
  hasPassedSecondStep?: boolean
}

export type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The account for demos. */
const DEMO = { email: amina.email, password: 'a demo of four words' }

const KEY = 'mock-server-4'

const INITIAL_STATE: State = {
  accounts: [
    { ...amina, password: DEMO.password },
    {
      ...amina,
      id: 'u2',
      first_name: 'Chioma',
      surname: 'Ade',
      username: 'chioma',
      email: 'chioma@example.com',
      password: DEMO.password,
      staff: newStaffMember('S-7F3KQ2', 'editor'),
    },
  ],
  signedIn: null,
}

/** A member of staff without a second step. */
function newStaffMember(id: string, role: StaffRole): MockStaffMember {
  return { id, role, enrolment: 'none', recoveryCodeSet: 7, usedRecoveryCodes: [] }
}

export function readState(store: Store): State {
  const stored = store.getItem(KEY)
  return stored === null ? structuredClone(INITIAL_STATE) : (JSON.parse(stored) as State)
}

export function writeState(store: Store, state: State): void {
  store.setItem(KEY, JSON.stringify(state))
}

export function userOf({ password: _, staff: _staff, ...user }: Account): User {
  return user
}

export function currentAccount(state: State): Account | undefined {
  return state.accounts.find(({ id }) => id === state.signedIn)
}
