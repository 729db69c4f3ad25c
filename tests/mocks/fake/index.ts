import type { RequestHandler } from 'msw'
import { fakeAccount } from './account.ts'
import { fakeAuth } from './auth.ts'
import { fakeRecovery } from './recovery.ts'
import type { Store } from './state.ts'
import { fakeSubmissions } from './submissions.ts'

/** Stands in for the whole server: it keeps to contract/, and remembers in the store what happened. */
export function fakeServer(store: Store): Array<RequestHandler> {
  return [...fakeAuth(store), ...fakeRecovery(store), ...fakeAccount(store), ...fakeSubmissions()]
}
