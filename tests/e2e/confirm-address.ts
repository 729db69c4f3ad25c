import type { Page } from '@playwright/test'
import { headingOf, site } from './content.ts'
import { findInMail } from './mail-folder.ts'
import { expect, hydrated } from './site.ts'

/** Confirms the member's address, from the notice in the account through the mail and back. */
export async function confirmAddress(page: Page, dataDir: string) {
  const notice = page.getByRole('region', { name: 'Confirm your address' })
  await page.goto('/explore/my-account')
  await expect(notice).toBeVisible()
  const link = await findInMail(dataDir, /\/confirm-address#key=[\w-]+/)
  await page.goto(link)
  await hydrated(page)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: headingOf('confirm-address', 'done') })).toBeVisible()
  const { label, to } = site.navigation.memberArea
  await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
  await expect(page).toHaveURL(to)
}
