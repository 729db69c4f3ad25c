import type { RequestHandler } from 'msw'
import { fakeAccount } from './account'
import { fakeAuth } from './auth'
import { fakeRecovery } from './recovery'
import type { Store } from './state'
import { fakeSubmissions } from './submissions'

/** Stands in for the whole server: it keeps to contract/, and remembers in the store what happened. */
export function fakeServer(store: Store): Array<RequestHandler> {
  return [...fakeAuth(store), ...fakeRecovery(store), ...fakeAccount(store), ...fakeSubmissions()]
}
