import { signOut } from './account-steps.ts'
import { headingOf } from './content.ts'
import { expect, test } from './own-server.ts'
import { ignoreNetworkErrors, savedPaths, visit } from './offline-steps.ts'
import { hydrated } from './site.ts'

test.use({ serviceWorkers: 'allow' })

test('of a member nothing is saved, and what was read is gone when she signs out [OFFLINE-5 OFFLINE-8]', async ({
  memberPage: page,
}) => {
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

  await signOut(page)
  await expect.poll(async () => (await savedPaths(page)).filter((path) => path !== '/')).toEqual([])
})

test('a page that cannot be loaded leaves the header and the footer of the member area', async ({
  memberPage: page,
  pageErrors,
}) => {
  await page.goto('/explore')
  await hydrated(page)
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  ignoreNetworkErrors(pageErrors)
})
