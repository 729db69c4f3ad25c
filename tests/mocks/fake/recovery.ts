import { http } from 'msw'
import { recoveryResetSchema, recoverySchema, recoveryVerifySchema } from '#contract/accounts.ts'
import { answer, readBody, HttpError } from './answers.ts'
import { DEMO_CODE, readState, writeState, type Store } from './state.ts'

/** Password recovery. No mail is sent, so the code is always the same. */
export function fakeRecovery(store: Store) {
  return [
    http.post('*/auth/recovery', ({ request }) =>
      answer(async () => {
        const { contact } = await readBody(request, recoverySchema)
        const state = readState(store)
        const account = state.accounts.find(
          ({ email, phone_number }) => email === contact || phone_number === contact.replace(/\D/g, ''),
        )
        writeState(store, { ...state, recovery: { accountId: account?.id ?? null, isConfirmed: false } })
        return { success: 'If there is an account for this, a mail is on its way to its email address.' }
      }),
    ),
    http.post('*/auth/recovery/verify', ({ request }) =>
      answer(async () => {
        const proof = await readBody(request, recoveryVerifySchema)
        const state = readState(store)
        const isRight = 'code' in proof && proof.code === DEMO_CODE
        if (!state.recovery?.accountId || !isRight) {
          throw new HttpError(400, 'That code is not right, or it is no longer valid. Ask for a new one.')
        }
        writeState(store, { ...state, recovery: { ...state.recovery, isConfirmed: true } })
        return { success: 'That is right. Now choose a new password.' }
      }),
    ),
    http.post('*/auth/recovery/reset', ({ request }) =>
      answer(async () => {
        const { password } = await readBody(request, recoveryResetSchema)
        const state = readState(store)
        const { recovery } = state
        if (!recovery?.isConfirmed) throw new HttpError(400, 'Please ask for a new code first.')
        const accounts = state.accounts.map((account) =>
          account.id === recovery.accountId ? { ...account, password } : account,
        )
        writeState(store, { accounts, signedIn: null, recovery: null })
        return { success: 'Your new password is set. You can log in now.' }
      }),
    ),
  ]
}
