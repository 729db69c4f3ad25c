import type { User } from '#contract/accounts.ts'
import { amina } from '#tests/mocks/members.ts'

export type Account = User & { password: string }

/** The state of the mock server. */
export type FakeState = {
  accounts: Array<Account>
  /** The id of the account that is signed in. */
  signedIn: string | null
  recovery: { accountId: string | null; isConfirmed: boolean } | null
}

/** Its storage: `localStorage` in a browser, so that a session survives a reload. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The account to log in with. */
export const DEMO = { email: amina.email, password: 'a demo of four words' }

/** The code of every recovery mail. */
export const DEMO_CODE = '1234'

const KEY = 'fake-server'

const beginning: FakeState = {
  accounts: [{ ...amina, password: DEMO.password }],
  signedIn: null,
  recovery: null,
}

export function readState(store: Store): FakeState {
  const kept = store.getItem(KEY)
  return kept === null ? structuredClone(beginning) : (JSON.parse(kept) as FakeState)
}

export function writeState(store: Store, state: FakeState): void {
  store.setItem(KEY, JSON.stringify(state))
}

export function userOf({ password: _, ...user }: Account): User {
  return user
}

export function currentAccount(state: FakeState): Account | undefined {
  return state.accounts.find(({ id }) => id === state.signedIn)
}
