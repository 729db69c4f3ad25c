import { headingOf, memberLabel } from './content.ts'
import { ignoreNetworkErrors, openAndSettle } from './cut-network.ts'
import { expect, signIn, test } from './site.ts'

const WORDS = headingOf('offline')

test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

test.beforeEach(({ page }) => signIn(page))

test('a member without a connection may as well stay on her page, and Back is held like a link [MORE-41]', async ({
  page,
  context,
}) => {
  await openAndSettle(page, '/explore/donations')
  await page.getByRole('link', { name: memberLabel('/explore/my-account'), exact: true }).click()
  await expect(page.getByRole('heading', { name: headingOf('my-account', 'email-settings') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goBack()
  const notice = page.getByRole('alert').filter({ hasText: WORDS })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(notice).toBeHidden()
  await expect(page).toHaveURL('/explore/my-account')
  await context.setOffline(false)
  await page.goBack()
  await expect(page).toHaveURL('/explore/donations')
})

test('a session check that loses the connection says so, and goes on when the network is back [MORE-41]', async ({
  page,
  context,
}) => {
  let isCut = true
  await page.route('**/auth/verify-user', async (route) => {
    if (!isCut) return route.fallback()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto('/explore/my-account')
  await expect(page.getByRole('alert')).toContainText(WORDS)
  await expect(page).toHaveURL('/explore/my-account')
  isCut = false
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: headingOf('my-account', 'email-settings') })).toBeVisible()
})
