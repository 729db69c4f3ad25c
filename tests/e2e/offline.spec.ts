import { headingOf, memberLabel, pageLink, site } from './content.ts'
import { ignoreNetworkErrors, openAndSettle } from './cut-network.ts'
import { accessibilityProblems, expect, signIn, test } from './site.ts'

const WORDS = headingOf('offline')

test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

test('a member without a connection may as well stay on her page, and Back is held like a link [MORE-41]', async ({
  page,
  context,
}) => {
  await signIn(page)
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
  await signIn(page)
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

test('a public page keeps what was typed while links are pointed at and followed offline, and goes on later [MORE-41]', async ({
  page,
  context,
}) => {
  const { to } = pageLink(site.footer.menu, '/contact-us')
  await openAndSettle(page, '/contact-us')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Half of a message')
  await context.setOffline(true)
  const footer = page.getByRole('contentinfo')
  for (const link of await footer.getByRole('link').all()) {
    await link.hover()
    await link.focus()
  }
  await footer.locator(`a[href="${to}"]`).first().click()
  const alert = page.getByRole('alert').filter({ hasText: WORDS })
  await expect(alert).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('Still no connection.')
  await expect(page).toHaveURL('/contact-us')
  await expect(message).toHaveValue('Half of a message')
  await context.setOffline(false)
  await expect(page).toHaveURL(to)
  await expect(alert).toBeHidden()
})
