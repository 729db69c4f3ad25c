import { http } from 'msw'
import {
  confirmationSchema,
  mailingListSchema,
  passwordChangeSchema,
  profileSchema,
} from '#contract/accounts.ts'
import { answer, readBody, HttpError } from './answers.ts'
import { currentAccount, readState, userOf, writeState, type Account, type Store } from './state.ts'

/** The account calls. There is one session, this browser's. */
export function fakeAccount(store: Store) {
  function signedIn(): Account {
    const account = currentAccount(readState(store))
    if (!account) throw new HttpError(401, 'Please log in first.')
    return account
  }

  function confirmed(password: string): Account {
    const account = signedIn()
    if (account.password !== password) throw new HttpError(403, 'Your current password is not right.')
    return account
  }

  function save(changed: Account) {
    const state = readState(store)
    writeState(store, {
      ...state,
      accounts: state.accounts.map((one) => (one.id === changed.id ? changed : one)),
    })
    return userOf(changed)
  }

  return [
    http.patch('*/account', ({ request }) =>
      answer(async () => {
        signedIn()
        const { current_password, ...profile } = await readBody(request, profileSchema)
        const payload = save({ ...confirmed(current_password), ...profile })
        return { success: 'Your details are saved.', payload }
      }),
    ),
    http.post('*/account/password', ({ request }) =>
      answer(async () => {
        signedIn()
        const { current_password, password } = await readBody(request, passwordChangeSchema)
        save({ ...confirmed(current_password), password })
        return { success: 'Your new password is set. You are signed out everywhere else.' }
      }),
    ),
    http.put('*/account/mailing-list', ({ request }) =>
      answer(async () => {
        const account = signedIn()
        const payload = save({ ...account, ...(await readBody(request, mailingListSchema)) })
        return { success: 'Your choice is saved.', payload }
      }),
    ),
    http.delete('*/account', ({ request }) =>
      answer(async () => {
        signedIn()
        const { current_password } = await readBody(request, confirmationSchema)
        const { id } = confirmed(current_password)
        const state = readState(store)
        const accounts = state.accounts.filter((account) => account.id !== id)
        writeState(store, { ...state, accounts, signedIn: null })
        return { success: 'Your account is deleted. Thank you for the time you spent with us.' }
      }),
    ),
    http.get('*/account/sessions', () =>
      answer(() => {
        signedIn()
        const now = new Date().toISOString()
        const session = {
          id: 's1',
          browser: 'This browser',
          signed_in_at: now,
          last_seen_at: now,
          is_current: true,
        }
        return { success: 'These are the browsers you are signed in with.', payload: [session] }
      }),
    ),
    http.post('*/account/sessions/end-others', ({ request }) =>
      answer(async () => {
        signedIn()
        confirmed((await readBody(request, confirmationSchema)).current_password)
        return { success: 'You are signed out everywhere else.' }
      }),
    ),
    http.post('*/account/sessions/:id/end', ({ request }) =>
      answer(async () => {
        signedIn()
        confirmed((await readBody(request, confirmationSchema)).current_password)
        return { success: 'This browser is signed out.' }
      }),
    ),
  ]
}
