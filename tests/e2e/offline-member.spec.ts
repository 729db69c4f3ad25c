import { AMINA, logIn, signUp } from './account-steps.ts'
import { confirmAddress } from './confirm-address.ts'
import { headingOf } from './content.ts'
import { expect, test } from './own-server.ts'
import { savedPaths, visit } from './reading-steps.ts'
import { hydrated } from './site.ts'

/* Saved pages and members, on a shared phone. */

test.use({ serviceWorkers: 'allow' })

test('of a member nothing is saved, and what was read is gone when she signs out [OFFLINE-5 OFFLINE-8]', async ({
  page,
  dataDir,
}) => {
  await signUp(page)
  await logIn(page, { password: AMINA.password })
  await confirmAddress(page, dataDir)
  // Public pages without a counterpart are shown to members as well.
  await visit(page, '/donate')
  await page.goto('/explore/my-account')
  await expect(page.getByRole('heading', { name: headingOf('my-account', 'email-settings') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const saved = await page.evaluate(async () => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return found.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(saved).toContain('/donate')
  expect(saved.filter((path) => /^\/(?:explore|account|auth|api)/u.test(path))).toEqual([])

  await hydrated(page)
  await page.getByRole('button', { name: AMINA.name }).click()
  await page
    .getByRole('menuitem', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Sign out success')).toBeVisible()
  await expect.poll(async () => (await savedPaths(page)).filter((path) => path !== '/')).toEqual([])
})
