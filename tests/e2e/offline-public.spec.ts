import { headingOf, pageLink, site } from './content.ts'
import { ignoreNetworkErrors, openAndSettle } from './cut-network.ts'
import { accessibilityProblems, expect, test } from './site.ts'

test.afterEach(({ pageErrors }) => ignoreNetworkErrors(pageErrors))

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
  const alert = page.getByRole('alert').filter({ hasText: headingOf('offline') })
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
