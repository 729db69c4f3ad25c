import { AUTH_MESSAGES } from '#contract/messages.ts'
import { logout, verifyUser } from '#contract/session.ts'
import { route } from './route.ts'
import { currentAccount, readState, userOf, writeState, type Store } from './state.ts'

/** The session check, and the end of the session. */
export function mockAuth(store: Store) {
  return [
    route(verifyUser, () => {
      const account = currentAccount(readState(store))
      return account
        ? { success: AUTH_MESSAGES.signedIn, payload: userOf(account) }
        : { success: false, payload: null }
    }),
    route(logout, () => {
      writeState(store, { ...readState(store), signedIn: null, hasPassedSecondStep: false })
      return { success: AUTH_MESSAGES.signedOut }
    }),
  ]
}
