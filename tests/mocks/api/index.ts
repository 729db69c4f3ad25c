import type { RequestHandler } from 'msw'
import { mockAccount } from './account.ts'
import { mockAuth } from './auth.ts'
import { demoConsole, type MockConsole } from './console.ts'
import { mockRecovery } from './recovery.ts'
import { mockRequests } from './requests.ts'
import { mockStaff } from './staff.ts'
import type { Store } from './state.ts'
import { mockSubmissions } from './submissions.ts'

/** The mock server: it implements the contract, and keeps accounts in the store and submissions in the console. */
export function mockApi(store: Store, staffConsole: MockConsole = demoConsole()): Array<RequestHandler> {
  return [
    ...mockAuth(store),
    ...mockRecovery(store),
    ...mockAccount(store),
    ...mockRequests(store),
    ...mockSubmissions(store, staffConsole),
    ...mockStaff(store, staffConsole),
  ]
}
