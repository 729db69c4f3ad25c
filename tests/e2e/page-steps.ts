import type { Page } from 'playwright'
import { amina } from '#tests/mocks/members.ts'

const thisBrowser = {
  id: 'this-browser',
  browser: 'Chrome on Linux',
  signed_in_at: '2026-11-20T09:00:00.000Z',
  last_seen_at: '2026-11-22T09:00:00.000Z',
  is_current: true,
}

/** Mocks the session check of this page to return a member who has sent nothing yet. */
export async function signIn(page: Page) {
  await page.route('**/auth/verify-user', (route) =>
    route.fulfill({ json: { success: 'You are signed in.', payload: amina } }),
  )
  await page.route('**/account/*-requests', (route) =>
    route.fulfill({ json: { success: 'You have asked for nothing yet.', payload: [] } }),
  )
  await page.route('**/account/donations', (route) =>
    route.fulfill({ json: { success: 'You have not donated yet.', payload: [] } }),
  )
  await page.route('**/account/sessions', (route) =>
    route.fulfill({ json: { success: 'You are signed in here.', payload: [thisBrowser] } }),
  )
}
