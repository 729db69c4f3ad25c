import type { Page } from '@playwright/test'
import { categories, pick } from './content.ts'
import { expect } from './site.ts'

export const CATEGORY = pick(categories, -1).slug

export const NOMINEE_PAGE = `/nominee-info?category=${CATEGORY}`

/** All fields of the first step except the country. */
export async function fillInNominee(page: Page, email: string) {
  const fields = {
    'Full name': 'Chidinma Eze',
    Email: email,
    'Phone number': '0803 123 4567',
    'LinkedIn profile': 'linkedin.com/in/chidinma-eze',
    Statement: 'She taught forty girls to solder in one rainy season.',
  }
  for (const [name, text] of Object.entries(fields))
    await page.getByRole('textbox', { name }).first().fill(text)
  await page.getByLabel('Supporting material').setInputFiles({
    name: 'Ìwé.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 a letter'),
  })
}

export async function goToLastStep(page: Page) {
  await page.getByRole('button', { name: 'Go on to the last step' }).click()
  await expect(page).toHaveURL('/nominate-now')
  await page.getByRole('radio', { name: 'Myself' }).check()
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
  return page.getByRole('button', { name: 'Submit' })
}
