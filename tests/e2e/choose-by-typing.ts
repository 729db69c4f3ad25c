import { expect, type Page } from '@playwright/test'

/** Chooses an option by typing its name. */
export async function chooseByTyping(page: Page, label: string, text: string) {
  await page.getByRole('combobox', { name: label }).focus()
  const menu = page.getByRole('combobox', { name: label })
  await expect(menu).toHaveAttribute('aria-autocomplete', 'list')
  await menu.pressSequentially(text)
  await expect(page.getByRole('option', { name: text }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}
