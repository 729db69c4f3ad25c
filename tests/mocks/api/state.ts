import type { User } from '#contract/accounts.ts'
import type { MemberDonation } from '#contract/member-donations.ts'
import type { StaffRole } from '#contract/staff/access.ts'
import type { ChannelRequest, MentorRequest } from '#contract/requests.ts'
import { amina } from '#tests/mocks/members.ts'

export type Account = User & {
  password: string
  mentorRequests?: Array<MentorRequest>
  channelRequests?: Array<ChannelRequest>
  donations?: Array<MemberDonation>
  staffRole?: StaffRole
  /** The picture as a data URL. */
  pictureData?: string
}

/** The state of the mock server. */
type State = {
  accounts: Array<Account>
  /** The id of the signed-in account. */
  signedIn: string | null
  recovery: { accountId: string | null; isVerified: boolean } | null
  /** The state of the staff member's second step. */
  staff?: { isEnrolled: boolean; hasPassed: boolean }
}

/** `localStorage` in a browser, so that a session survives a reload. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The account for demos. */
export const DEMO = { email: amina.email, password: 'a demo of four words' }

/** The staff account for demos. */
export const DEMO_STAFF = { email: 'chioma@example.com', password: DEMO.password }

/** The code in every recovery email. */
export const DEMO_CODE = '1234'

/** The key in every confirmation link, which confirms the newest account. */
export const DEMO_KEY = 'the-key-of-every-mail-'

/** The only session of the mock server. */
export const SESSION_ID = '5f3c2f7e-6f0e-4c8e-9d6e-0d6a4a1c1b11'

const KEY = 'mock-server-2'

const INITIAL_STATE: State = {
  accounts: [
    { ...amina, password: DEMO.password },
    {
      ...amina,
      id: 'u2',
      first_name: 'Chioma',
      surname: 'Ade',
      username: 'chioma',
      ...DEMO_STAFF,
      staffRole: 'editor',
    },
  ],
  signedIn: null,
  recovery: null,
}

export function readState(store: Store): State {
  const stored = store.getItem(KEY)
  return stored === null ? structuredClone(INITIAL_STATE) : (JSON.parse(stored) as State)
}

export function writeState(store: Store, state: State): void {
  store.setItem(KEY, JSON.stringify(state))
}

export function userOf({
  password: _,
  mentorRequests: _mentors,
  channelRequests: _channels,
  donations: _donations,
  pictureData: _picture,
  staffRole: _role,
  ...user
}: Account): User {
  return user
}

export function currentAccount(state: State): Account | undefined {
  return state.accounts.find(({ id }) => id === state.signedIn)
}

/** Compares emails and usernames ignoring case. */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
