import path from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'libsql'
import { chooseByTyping } from './choose-by-typing.ts'
import { categories, causes, distinctCountries, headingOf, pick, presetOf } from './content.ts'
import { expect, open, test } from './site.ts'

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

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: false }).first().fill(text)

test('a message is stored once, although its button was clicked twice', async ({ page }) => {
  const email = sender('message')
  await open(page, '/contact-us')
  await fill(page, 'Full name', 'Amina Bello')
  await fill(page, 'Email', email)
  await fill(page, 'Message', 'Ẹ káàbọ̀!\nWhen is the next workshop?')
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await expect(page.getByText(/We’ve received your message/)).toBeVisible()
  expect(storedFrom(email)).toMatchObject([
    {
      kind: 'contact',
      payload: { fullName: 'Amina Bello', email, message: 'Ẹ káàbọ̀!\nWhen is the next workshop?' },
    },
  ])
})

test('an application of a volunteer is stored', async ({ page }) => {
  const email = sender('volunteer')
  await open(page, '/volunteer')
  await fill(page, 'First Name', 'Ngozi')
  await fill(page, 'Last Name', 'Eze')
  await fill(page, 'Email Address', email)
  await fill(page, 'Phone number', '0803 123 4567')
  await chooseByTyping(page, 'Country', country)
  await fill(page, 'State', 'Oyo')
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByRole('radio', { name: 'Mentor' }).check()
  await page.getByRole('button', { name: 'Volunteer Now' }).click()
  await expect(page.getByText('We’ve received your application')).toBeVisible()
  expect(storedFrom(email)).toMatchObject([
    { kind: 'volunteering', payload: { phone: '08031234567', country, role: 'Mentor' } },
  ])
})

test('a donation of an individual is stored', async ({ page }) => {
  const email = sender('donor')
  const amount = presetOf('NGN', 1)
  await open(page, '/donate')
  await page.locator(`[id="${cause}"]`).getByRole('button', { name: 'Donate Now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Donate to / })
  await dialog.getByRole('radio', { name: amount.label, exact: true }).check()
  await dialog.getByRole('textbox', { name: 'Firstname' }).fill('Amina')
  await dialog.getByRole('textbox', { name: 'Lastname' }).fill('Bello')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await chooseByTyping(page, 'Country', country)
  await dialog.getByRole('button', { name: 'Donate', exact: true }).click()
  await expect(dialog.getByText('No money has moved yet.')).toBeVisible()
  expect(storedFrom(email)).toMatchObject([
    {
      kind: 'donations',
      payload: {
        type: 'individual',
        cause,
        currency: 'NGN',
        amountMinor: amount.amountMinor,
        country,
      },
    },
  ])
})

test('a donation of a company is stored', async ({ page }) => {
  const email = sender('company')
  const amount = presetOf('USD', 1)
  await open(page, '/donate')
  await page.locator(`[id="${cause}"]`).getByRole('button', { name: 'Donate Now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Donate to / })
  await dialog.getByRole('tab', { name: 'Company' }).click()
  await dialog.getByRole('textbox', { name: 'Organization name' }).fill('Danfo Software Ltd')
  await dialog.getByRole('textbox', { name: 'Organization address' }).fill('1 Ring Road')
  await dialog.getByRole('textbox', { name: 'City' }).fill('Ibadan')
  await dialog.getByRole('radio', { name: 'USD' }).check()
  await dialog.getByRole('radio', { name: amount.label, exact: true }).check()
  await dialog.getByRole('textbox', { name: 'Firstname' }).fill('Tunde')
  await dialog.getByRole('textbox', { name: 'Lastname' }).fill('Ade')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await chooseByTyping(page, 'Country', country)
  await dialog.getByRole('button', { name: 'Donate', exact: true }).click()
  await expect(dialog.getByText('No money has moved yet.')).toBeVisible()
  expect(storedFrom(email)).toMatchObject([
    {
      kind: 'donations',
      payload: {
        type: 'company',
        organizationName: 'Danfo Software Ltd',
        currency: 'USD',
        amountMinor: amount.amountMinor,
      },
    },
  ])
})

test('a nomination is stored with its file', async ({ page }) => {
  const email = sender('nominee')
  const category = pick(categories, 0).slug
  await open(page, `/nominee-info?category=${category}`)
  await fill(page, 'Full name', 'Chidi Eze')
  await fill(page, 'Email', email)
  await fill(page, 'Phone number', '0803 123 4567')
  await fill(page, 'LinkedIn profile', 'linkedin.com/in/chidi-eze')
  await chooseByTyping(page, 'Country of residence', country)
  await fill(page, 'Statement', 'He lends his workshop to our girls each Saturday.')
  const letter = Buffer.from('%PDF-1.4 a letter of support')
  await page
    .getByLabel('Supporting material')
    .setInputFiles({ name: 'Ìwé.pdf', mimeType: 'application/pdf', buffer: letter })
  await page.getByRole('button', { name: 'Go on to the last step' }).click()
  await expect(page).toHaveURL('/nominate-now')
  await page.getByRole('radio', { name: 'Myself' }).check()
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: headingOf('nominate-now', 'thank-you') })).toBeVisible()
  expect(storedFrom(email)).toMatchObject([
    {
      kind: 'nominations',
      payload: { fullName: 'Chidi Eze', category, type: 'Myself', terms: true },
      material: { name: 'Ìwé.pdf', type: 'application/pdf', size: letter.length },
    },
  ])
})
