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

/** Waits for hydration, which React marks with properties on elements. */
export async function hydrated(page: Page) {
  // Public pages load their scripts after a pause, or at the first interaction.
  await page.evaluate(() => void window.dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => {
    // Pages for browsers without scripts do not hydrate.
    if (document.scripts.length === 0) return true
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
  })
}

/** Scrolls through the page and back to the top, so that lazy pictures load. */
export async function walkThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        // A headless browser may paint nothing more until something happens.
        setTimeout(resolve, 500)
      })
    }
    window.scrollTo(0, 0)
  })
}
