import { setupWorker } from 'msw/browser'
import { mockApi } from './api/index.ts'
import { DEMO_TOTP_CODE } from './api/staff-access.ts'
import { DEMO, DEMO_CODE, DEMO_STAFF } from './api/state.ts'

/** Answers the site's calls in the browser (`npm run dev:mock`). */
export async function startMockServer(): Promise<void> {
  const worker = setupWorker(...mockApi(window.localStorage))
  // Requests for scripts and pictures pass through.
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true })
  console.info(
    `A mock server answers the calls. Log in with ${DEMO.email} and "${DEMO.password}"; every recovery code is ${DEMO_CODE}. The console is for ${DEMO_STAFF.email}, with the code ${DEMO_TOTP_CODE}.`,
  )
}
