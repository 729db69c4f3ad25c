import path from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'libsql'
import { chooseByTyping } from './choose-by-typing.ts'
import { categoryUrl } from '#src/features/nominations/category-url.ts'
import { categories, causes, distinctCountries, headingOf, pick, presetOf, site } from './content.ts'
import { accessibilityProblems, expect, open, test } from './site.ts'

/* Submissions on the real pages reach the database of the real server. */

// A unique name identifies the rows of this test.
const sender = (name: string) => `${name}.${Date.now()}@example.com`

/** The stored submissions that contain this email address. */
function storedFrom(email: string) {
  const database = new Sqlite(path.join(process.env.E2E_DATA_DIR ?? '', 'site.db'), { readonly: true })
  const rows = database
    .prepare('SELECT id, kind, payload FROM submissions WHERE payload LIKE ?')
    .all(`%${email}%`) as Array<{ id: string; kind: string; payload: string }>
  const stored = rows.map(({ id, kind, payload }) => ({
    kind,
    payload: JSON.parse(payload) as Record<string, unknown>,
    material: database.prepare('SELECT name, type, size FROM materials WHERE submission_id = ?').get(id),
  }))
  database.close()
  return stored
}

const country = pick(distinctCountries, 0)
const cause = pick(causes, 0).slug

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, name: RegExp, role: 'textbox' | 'button' | 'radio' | 'combobox' | 'link') {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}`)
}

test('from home to partnership, and a donation that is filled in and stored, by keyboard alone', async ({
  page,
}) => {
  const email = sender('donor')
  const amount = presetOf('NGN', 1)
  const { label, to } = site.navigation.partner
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: label, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(to)

  await open(page, '/donate')
  await page.locator(`[id="${cause}"]`).getByRole('button', { name: 'Donate Now' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Donate to / })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Firstname' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])

  await tabTo(page, /Firstname/u, 'textbox')
  await page.keyboard.type('Amina')
  await tabTo(page, /Lastname/u, 'textbox')
  await page.keyboard.type('Bello')
  await tabTo(page, /^Email/u, 'textbox')
  await page.keyboard.type(email)
  await dialog.getByRole('radio', { name: amount.label, exact: true }).focus()
  await page.keyboard.press('Space')
  await chooseByTyping(page, 'Country', country)
  await tabTo(page, /^Donate$/u, 'button')
  await page.keyboard.press('Enter')

  await expect(dialog.getByText('No money has moved yet.')).toBeVisible()
  expect(storedFrom(email)).toMatchObject([
    {
      kind: 'donations',
      payload: { type: 'individual', cause, currency: 'NGN', amountMinor: amount.amountMinor, country },
    },
  ])
})

test('from a category to a nomination that survives a reload and is stored once, with its file', async ({
  page,
}) => {
  const email = sender('nominee')
  const category = pick(categories, -1)
  await open(page, '/nominate')
  await page
    .locator(`a[href="${categoryUrl(category.slug)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(`/nominee-info?category=${category.slug}`)

  await page.getByRole('textbox', { name: 'Full name' }).fill('Chidinma Eze')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0803 123 4567')
  await page
    .getByRole('textbox', { name: 'LinkedIn profile' })
    .fill('https://www.linkedin.com/in/chidinma-eze')
  await page
    .getByRole('textbox', { name: 'Statement' })
    .fill('She taught forty girls to solder in one rainy season.')
  await page.getByLabel('Supporting material').setInputFiles({
    name: 'Ìwé.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 a letter'),
  })
  await chooseByTyping(page, 'Country of residence', country)
  await expect(page.getByText(/^Saved/u).first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Chidinma Eze')
  await expect(page.getByText('Ìwé.pdf').first()).toBeVisible()

  await page.getByRole('button', { name: 'Go on to the last step' }).click()
  await expect(page).toHaveURL('/nominate-now')
  await page.getByRole('radio', { name: 'Someone else' }).check()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Amina Bello')
  await page.getByRole('textbox', { name: 'Email Address' }).fill('amina@example.com')
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).click()

  await expect(page.getByRole('heading', { name: headingOf('nominate-now', 'thank-you') })).toBeVisible()
  expect(storedFrom(email)).toMatchObject([
    {
      kind: 'nominations',
      payload: { fullName: 'Chidinma Eze', category: category.slug, type: 'Someone else', terms: true },
      material: { name: 'Ìwé.pdf', type: 'application/pdf', size: 17 },
    },
  ])
  await page.goto('/nominee-info')
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('')
})
