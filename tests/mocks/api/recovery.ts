import { RECOVERY_MESSAGES } from '#contract/messages.ts'
import { resetPassword, startRecovery, verifyRecovery } from '#contract/recovery.ts'
import { HttpError, route } from './route.ts'
import { DEMO_CODE, isSame, readState, writeState, type Store } from './state.ts'

/** Password recovery. No email is sent, so the code is always the same. */
export function mockRecovery(store: Store) {
  return [
    route(startRecovery, ({ body: { contact } }) => {
      const state = readState(store)
      const account = state.accounts.find(
        ({ email, phone_number }) => isSame(email, contact) || phone_number === contact.replace(/\D/g, ''),
      )
      writeState(store, { ...state, recovery: { accountId: account?.id ?? null, isVerified: false } })
      return { success: RECOVERY_MESSAGES.sent }
    }),
    route(verifyRecovery, ({ body }) => {
      const state = readState(store)
      if ('link' in body) throw new HttpError(400, RECOVERY_MESSAGES.usedLink)
      if (!state.recovery?.accountId || body.code !== DEMO_CODE)
        throw new HttpError(400, RECOVERY_MESSAGES.wrongCode)
      writeState(store, { ...state, recovery: { ...state.recovery, isVerified: true } })
      return { success: RECOVERY_MESSAGES.verified }
    }),
    route(resetPassword, ({ body: { password } }) => {
      const state = readState(store)
      const { recovery } = state
      if (!recovery?.isVerified) throw new HttpError(409, RECOVERY_MESSAGES.notVerified)
      const accounts = state.accounts.map((account) =>
        account.id === recovery.accountId ? { ...account, password, is_address_confirmed: true } : account,
      )
      writeState(store, { accounts, signedIn: null, recovery: null })
      return { success: RECOVERY_MESSAGES.passwordSet }
    }),
  ]
}
