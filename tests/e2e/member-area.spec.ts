import { amina } from '#tests/mocks/members.ts'
import { headingOf } from './content.ts'
import { layoutShift, recordShifts } from './layout-faults.ts'
import { expect, open, signIn, test } from './site.ts'

/** The signed-in hint of this browser. */
const HINT = 'memberSeen'

test('a member comes from the home page to the member area, and Back does not lead into it again [SESSION-2]', async ({
  page,
}) => {
  await open(page, '/events')
  await signIn(page)
  await page.goto('/')
  // Scripts load after the paint, and then the session check is answered.
  await expect(page).toHaveURL('/explore')
  await expect(page.getByRole('heading', { name: headingOf('explore'), level: 1 })).toBeVisible()
  await page.unroute('**/auth/verify-user')
  await page.goBack()
  await expect(page).toHaveURL('/events')
})

test('where a member was last seen no public page flashes by: the splash is there first, and goes with the answer', async ({
  page,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/auth/verify-user', async (route) => {
    await held
    await route.fulfill({ json: { success: false, payload: null } })
  })
  await page.addInitScript((hint) => localStorage.setItem(hint, '1'), HINT)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByText('Checking whether you are signed in')).toBeAttached()
  const splash = await page.evaluate(
    () => getComputedStyle(document.documentElement, '::before').backgroundImage,
  )
  expect(splash).toContain('splash')
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('should the scripts never arrive, the page behind the splash shows all the same', async ({ page }) => {
  await page.addInitScript((hint) => localStorage.setItem(hint, '1'), HINT)
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
