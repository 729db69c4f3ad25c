import type { RequestHandler } from 'msw'
import { mockAuth } from './auth.ts'
import { demoConsole, type MockConsole } from './console.ts'
import { mockStaff } from './staff.ts'
import type { Store } from './state.ts'

/** The mock server: it implements the contract, and keeps accounts in the store and submissions in the console. */
export function mockApi(store: Store, staffConsole: MockConsole = demoConsole()): Array<RequestHandler> {
  return [...mockAuth(store), ...mockStaff(store, staffConsole)]
}
