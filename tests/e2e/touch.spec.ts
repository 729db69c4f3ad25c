import { devices } from '@playwright/test'
import { causes, distinctCountries, pick, presetOf } from './content.ts'
import { expect, open, test } from './site.ts'

/* The main ways through the site by fingers, on a phone. */

test.use(devices['Pixel 7'])

const country = pick(distinctCountries, 0)

test('a donation can be filled in and sent', async ({ page }) => {
  await open(page, '/donate')
  await page
    .locator(`[id="${pick(causes, 0).slug}"]`)
    .getByRole('button', { name: 'Donate Now' })
    .tap()
  const dialog = page.getByRole('dialog', { name: /^Donate to / })
  await dialog.getByRole('radio', { name: presetOf('NGN', 1).label, exact: true }).tap()
  await dialog.getByRole('textbox', { name: 'Firstname' }).fill('Amina')
  await dialog.getByRole('textbox', { name: 'Lastname' }).fill('Bello')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`touch.${Date.now()}@example.com`)
  await dialog.getByLabel('Country').tap()
  const menu = page.getByRole('combobox', { name: 'Country' })
  await expect(menu).toHaveAttribute('aria-autocomplete', 'list')
  await menu.pressSequentially(country)
  await page.getByRole('option', { name: country, exact: true }).tap()
  await dialog.getByRole('button', { name: 'Donate', exact: true }).tap()
  await expect(dialog.getByText('No money has moved yet.')).toBeVisible()
})
