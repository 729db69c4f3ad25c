import { causes, headingOf, pick, site } from './content.ts'
import { expect, open, signIn, test } from './site.ts'

/** The signed-in hint of this browser. */
const HINT = 'memberSeen'

test('the member area redirects visitors to the home page, without a message [SESSION-7]', async ({
  page,
}) => {
  await page.goto('/explore')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a member who follows a shared link stays on the page, whose header leads to the member area [MORE-38]', async ({
  page,
}) => {
  await page.addInitScript((hint) => localStorage.setItem(hint, '1'), HINT)
  await signIn(page)
  await page.goto(`/donate?cause=${pick(causes, 0).slug}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: site.navigation.memberArea.label }).click()
  await expect(page).toHaveURL('/explore')
})

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

test('a member signs out by the profile menu [SESSION-9]', async ({ page }) => {
  await signIn(page)
  await open(page, '/explore')
  await page.getByRole('button', { name: 'Amina Balogun' }).click()
  await page.unroute('**/auth/verify-user')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Sign out success')).toBeVisible()
})

test('a failed login keeps the form, and its reason stays visible', async ({ page, pageErrors }) => {
  await page.route('**/auth/login', (route) => route.abort())
  await open(page, '/login')
  await page.getByLabel('Username or email address').fill('amina@example.com')
  await page.getByLabel('Password', { exact: true }).fill('four plain words here')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch')
  await expect(page.getByRole('form')).toContainText('Please check your connection and try again.')
  await expect(page.getByLabel('Username or email address')).toHaveValue('amina@example.com')
  // The browser logs the broken connection as an error, which is expected.
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')])
})
