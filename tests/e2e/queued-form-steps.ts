import type { Page } from '@playwright/test'
import { chooseByTyping } from './choose-by-typing.ts'
import { categories, distinctCountries, pick } from './content.ts'
import { openWithQueue } from './cut-network.ts'
import { expect } from './site.ts'

/* The forms that can be queued, filled in and ready to be submitted. */

const country = pick(distinctCountries, 0)

/** The first step of a nomination. */
export const NOMINEE_PAGE = `/nominee-info?category=${pick(categories, 0).slug}`

export const senderOf = (name: string) => `queued-${name}.${Date.now()}@example.com`

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: false }).first().fill(text)

export async function fillInMessage(page: Page, email: string) {
  await openWithQueue(page, '/contact-us')
  await fill(page, 'Full name', 'Amina Bello')
  await fill(page, 'Email', email)
  await fill(page, 'Message', 'When is the next workshop?')
  return page.getByRole('button', { name: 'Send', exact: true })
}

export async function fillInNomination(page: Page, email: string) {
  await openWithQueue(page, NOMINEE_PAGE)
  await fillInNominee(page, email)
  await chooseByTyping(page, 'Country of residence', country)
  return goToLastStep(page)
}

/** All fields of the first step except the country. */
export async function fillInNominee(page: Page, email: string) {
  await fill(page, 'Full name', 'Chidi Eze')
  await fill(page, 'Email', email)
  await fill(page, 'Phone number', '0803 123 4567')
  await fill(page, 'LinkedIn profile', 'linkedin.com/in/chidi-eze')
  await fill(page, 'Statement', 'He lends his workshop to our girls each Saturday.')
  await page.getByLabel('Supporting material').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 a letter of support'),
  })
}

/** Fills in the last step, and returns its button. */
export async function goToLastStep(page: Page) {
  await page.getByRole('button', { name: 'Go on to the last step' }).click()
  await expect(page).toHaveURL('/nominate-now')
  await page.getByRole('radio', { name: 'Myself' }).check()
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
  return page.getByRole('button', { name: 'Submit' })
}
