import { login, signup } from '#contract/accounts.ts'
import { confirmAddress } from '#contract/mailed-links.ts'
import { AUTH_MESSAGES } from '#contract/messages.ts'
import { logout, verifyUser } from '#contract/session.ts'
import { rejectTaken } from './conflicts.ts'
import { HttpError, route } from './route.ts'
import { currentAccount, DEMO_KEY, isSame, readState, userOf, writeState, type Store } from './state.ts'

const NEW_ACCOUNT = { is_on_mailing_list: false, is_address_confirmed: false, picture: null }

/** Sign-up, login, logout and the session check. */
export function mockAuth(store: Store) {
  return [
    route(verifyUser, () => {
      const account = currentAccount(readState(store))
      return account
        ? { success: AUTH_MESSAGES.signedIn, payload: userOf(account) }
        : { success: false, payload: null }
    }),
    route(login, ({ body: { email, password } }) => {
      const state = readState(store)
      const account = state.accounts.find((one) => isSame(one.email, email) && one.password === password)
      if (!account) throw new HttpError(401, AUTH_MESSAGES.wrongCredentials)
      writeState(store, { ...state, signedIn: account.id, hasPassedSecondStep: false })
      return { success: AUTH_MESSAGES.welcomeBack(account.first_name) }
    }),
    route(signup, ({ body }) => {
      const state = readState(store)
      rejectTaken(state.accounts, body)
      const id = `u${state.accounts.length + 1}`
      const accounts = [...state.accounts, { ...body, ...NEW_ACCOUNT, id }]
      writeState(store, { ...state, accounts })
      return { success: AUTH_MESSAGES.signedUp }
    }),
    route(confirmAddress, ({ body: { key } }) => {
      const state = readState(store)
      const [newest] = state.accounts.slice(-1)
      if (key !== DEMO_KEY || !newest) throw new HttpError(400, AUTH_MESSAGES.usedConfirmation)
      const accounts = [...state.accounts.slice(0, -1), { ...newest, is_address_confirmed: true }]
      writeState(store, { ...state, accounts })
      return { success: AUTH_MESSAGES.addressConfirmed }
    }),
    route(logout, () => {
      writeState(store, { ...readState(store), signedIn: null, hasPassedSecondStep: false })
      return { success: AUTH_MESSAGES.signedOut }
    }),
  ]
}
