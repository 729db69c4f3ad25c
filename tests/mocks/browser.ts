import { setupWorker } from 'msw/browser'
import { fakeServer } from './fake/index.ts'
import { DEMO, DEMO_CODE } from './fake/state.ts'

/** Answers the site's calls in the browser (`npm run dev:mock`). */
export async function startMockServer(): Promise<void> {
  const worker = setupWorker(...fakeServer(window.localStorage))
  // What is not a call, such as a script or a picture, goes its usual way.
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true })
  console.info(
    `The server is a stand-in. Log in with ${DEMO.email} and "${DEMO.password}"; every recovery code is ${DEMO_CODE}.`,
  )
}
