import path from 'node:path'
import Sqlite from 'libsql'
import { categoryUrl } from '#src/lib/addresses.ts'
import { causes, distinctCountries, headingOf, pick, presetOf } from './content.ts'
import { CATEGORY, fillInNominee, goToLastStep } from './nomination-steps.ts'
import { chooseByTyping, expect, open, tabTo, test } from './site.ts'

/* Submissions on the real pages reach the database of the real server. */

function storedFrom(email: string) {
  const database = new Sqlite(path.join(process.env.E2E_DATA_DIR ?? '', 'site.db'), { readonly: true })
  const [row] = database
    .prepare(
      `SELECT kind, payload, name, type, size FROM submissions
       LEFT JOIN materials ON submission_id = submissions.id WHERE payload LIKE ?`,
    )
    .all(`%${email}%`) as Array<{ payload: string }>
  database.close()
  return { ...row, payload: JSON.parse(row?.payload ?? '{}') as unknown }
}

const country = pick(distinctCountries, 0)
const cause = pick(causes, 0).slug

test('a donation is filled in and stored, by keyboard alone [DATA-25]', async ({ page }) => {
  const email = `donor.${Date.now()}@example.com`
  const amount = presetOf('NGN', 1)
  const { keyboard } = page
  await open(page, '/donate')
  await page.locator(`[id="${cause}"]`).getByRole('button', { name: 'Donate Now' }).focus()
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Donate to / })
  for (const [field, text] of [
    [/Firstname/u, 'Amina'],
    [/Lastname/u, 'Bello'],
    [/^Email/u, email],
  ] as const) {
    await tabTo(dialog.getByRole('textbox', { name: field }))
    await keyboard.type(text)
  }
  await dialog.getByRole('radio', { name: amount.label, exact: true }).focus()
  await keyboard.press('Space')
  await chooseByTyping(page, 'Country', country)
  await tabTo(dialog.getByRole('button', { name: 'Donate', exact: true }))
  await keyboard.press('Enter')
  await expect(dialog.getByText('No money has moved yet.')).toBeVisible()
  expect(storedFrom(email)).toMatchObject({
    kind: 'donations',
    payload: { type: 'individual', cause, currency: 'NGN', amountMinor: amount.amountMinor, country },
  })
})

test('from a category to a nomination that survives a reload and is stored with its file; thanks take the place of its form for good [AWARD-27 AWARD-29 MORE-21]', async ({
  page,
}) => {
  const email = `nominee.${Date.now()}@example.com`
  await open(page, '/nominate')
  await page
    .locator(`a[href="${categoryUrl(CATEGORY)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(`/nominee-info?category=${CATEGORY}`)
  await fillInNominee(page, email)
  await chooseByTyping(page, 'Country of residence', country)
  await expect(page.getByText(/^Saved/u).first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Chidinma Eze')
  await expect(page.getByText('Ìwé.pdf').first()).toBeVisible()

  const submit = await goToLastStep(page)
  await submit.click()
  const thanks = page.getByRole('heading', { name: headingOf('nominate-now', 'thank-you') })
  await expect(thanks).toBeFocused()
  expect(storedFrom(email)).toMatchObject({
    kind: 'nominations',
    payload: { fullName: 'Chidinma Eze', category: CATEGORY, type: 'Myself', terms: true },
    name: 'Ìwé.pdf',
    type: 'application/pdf',
    size: 17,
  })
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('')
  await page.goForward()
  await expect(thanks).toBeVisible()
  await expect(submit).toBeHidden()
})
