import { amina } from '#tests/mocks/members.ts'
import { layoutShift, recordShifts } from './layout-faults.ts'
import { expect, open, signIn, test } from './site.ts'

test('where a member was last seen, the splash is there first; should the scripts never arrive, the page behind it shows all the same', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('memberSeen', '1'))
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('what arrives late moves nothing that a new member sees [MORE-4]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, { ...amina, is_address_confirmed: false })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/account/donations', async (route) => {
    await held
    await route.fallback()
  })
  await recordShifts(page)
  await open(page, '/explore/my-account')
  const loading = page.getByText(/^Loading your donations? …$/u)
  await expect(loading).toBeVisible()
  answer()
  await expect(loading).toHaveCount(0)
  // The entry of a layout shift is added after its frame.
  await page.screenshot()
  expect(await layoutShift(page)).toBeLessThan(0.02)
})
