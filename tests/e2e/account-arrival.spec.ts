import type { Page } from '@playwright/test'
import { amina } from '#tests/mocks/members.ts'
import { layoutShift, recordShifts } from './layout-shifts.ts'
import { expect, hydrated, signIn, test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const path of ['/explore/my-account', '/explore/donations', '/explore/donations/receipt'])
  test(`what arrives late on ${path} moves nothing that a new member sees [MORE-4]`, async ({ page }) => {
    await signIn(page)
    await page.route('**/auth/verify-user', (route) =>
      route.fulfill({
        json: { success: 'You are signed in.', payload: { ...amina, is_address_confirmed: false } },
      }),
    )
    const answer = await holdDonations(page)
    await recordShifts(page)
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByText(/^Loading your donations? …$/u)).toBeVisible()
    answer()
    await expect(page.getByText(/^Loading your donations? …$/u)).toHaveCount(0)
    // The entry of a layout shift is added after its frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await layoutShift(page)).toBeLessThan(0.02)
  })

/** Delays the answer until the returned function is called. */
async function holdDonations(page: Page) {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/account/donations', async (route) => {
    await held
    await route.fallback()
  })
  return () => answer()
}
