import { http } from 'msw'
import { loginSchema, signupSchema } from '#contract/accounts.ts'
import { answer, readBody, HttpError } from './answers.ts'
import { currentAccount, readState, userOf, writeState, type Store } from './state.ts'

/** Sign-up, login, logout and the session check. */
export function fakeAuth(store: Store) {
  return [
    http.get('*/auth/verify-user', () =>
      answer(() => {
        const account = currentAccount(readState(store))
        return account
          ? { success: 'You are signed in.', payload: userOf(account) }
          : { success: false, payload: null }
      }),
    ),
    http.post('*/auth/login', ({ request }) =>
      answer(async () => {
        const { email, password } = await readBody(request, loginSchema)
        const state = readState(store)
        const account = state.accounts.find((one) => isSame(one.email, email) && one.password === password)
        if (!account) throw new HttpError(401, 'The email address or the password is not right.')
        writeState(store, { ...state, signedIn: account.id })
        return { success: `Welcome back, ${account.first_name}!` }
      }),
    ),
    http.post('*/auth/signup', ({ request }) =>
      answer(async () => {
        const account = await readBody(request, signupSchema)
        const state = readState(store)
        if (state.accounts.some(({ email }) => isSame(email, account.email))) {
          throw new HttpError(
            409,
            'There is already an account with this email address. Log in, or recover your password.',
          )
        }
        if (state.accounts.some(({ username }) => isSame(username, account.username))) {
          throw new HttpError(409, 'This username is taken. Please choose another.')
        }
        const id = `u${state.accounts.length + 1}`
        const accounts = [...state.accounts, { ...account, id, is_on_mailing_list: true }]
        writeState(store, { ...state, accounts })
        return { success: 'Your account is ready. You can log in now.' }
      }, 201),
    ),
    http.get('*/auth/logout', () =>
      answer(() => {
        writeState(store, { ...readState(store), signedIn: null })
        return { success: 'You are signed out.' }
      }),
    ),
  ]
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
