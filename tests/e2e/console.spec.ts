import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { toMajorUnits } from '#contract/money.ts'
import { STAFF_VIEWS } from '#src/features/staff/addresses.ts'
import { AMINA, logIn, signUp } from './account-steps.ts'
import { expectNoViolations, grant, send, setsUpApp } from './console-steps.ts'
import { causes, distinctCountries, pick, presetOf } from './content.ts'
import { expect, test } from './own-server.ts'
import { hydrated } from './site.ts'

const GIVER = { firstName: 'Ọmọ́tọ́lá', lastName: 'Ṣẹ́gun', email: 'omotola@example.com' }
const MESSAGE = { fullName: 'Halima Sani', email: 'halima@example.com', message: 'Is there a class in Yaba?' }

const AMOUNT = presetOf('NGN', 1)

const donation = () => ({
  type: 'individual',
  cause: pick(causes, 0).slug,
  currency: 'NGN',
  amountMinor: AMOUNT.amountMinor,
  phone: '',
  country: pick(distinctCountries, 0),
  heardFrom: '',
  ...GIVER,
})

test('an editor sets up her app, answers a message, and notes the money of a gift [STAFF-51 STAFF-53 STAFF-64 GIVE-3]', async ({
  page,
  dataDir,
}) => {
  // It looks at every view with axe.
  test.slow()
  await signUp(page)
  await logIn(page, { password: AMINA.password })
  const [message, gift] = [await send(page, 'contact', MESSAGE), await send(page, 'donations', donation())]
  grant(dataDir, 'editor')
  await page.goto('/staff')
  await hydrated(page)
  await setsUpApp(page)
  await answers(page, message)
  await notesMoney(page, gift)
  expect(await receiptIn(page)).toMatch(/^%PDF-1\.7/)

  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Gifts' }).click()
  await expect(page.getByRole('row', { name: /^The year/ })).toContainText(AMOUNT.label)

  await opensEveryView(page)
})

/** Follows each link to a view, and reloads it. */
async function opensEveryView(page: Page) {
  for (const name of ['Overview', ...Object.values(STAFF_VIEWS).filter((title) => title !== 'Submission')]) {
    await page.getByRole('link', { name, exact: true }).click()
    const heading = page.getByRole('heading', { level: 1, name })
    await expect(heading).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${name} · `))
    await expectNoViolations(page)
    await page.reload()
    await expect(heading).toBeVisible()
  }
}

async function answers(page: Page, reference: string) {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Submissions' }).click()
  await expect(page.getByText('2 submissions')).toBeVisible()
  await page.getByRole('link', { name: new RegExp(MESSAGE.fullName) }).click()
  await expect(page).toHaveURL(new RegExp(reference))
  await page.getByLabel('Subject').fill('Saturdays')
  await page.getByLabel('Answer', { exact: true }).fill('Yes, from ten.')
  await page.getByRole('button', { name: 'Send the answer' }).dblclick()
  await expect(page.getByText('Answered: Saturdays')).toHaveCount(1)
  await expectNoViolations(page)
}

async function notesMoney(page: Page, reference: string) {
  await page.goto(`/staff/submission?reference=${reference}`)
  await expect(page.getByLabel('Amount in naira')).toHaveValue(String(toMajorUnits(AMOUNT.amountMinor)))
  await page.getByLabel('Arrived on').fill(new Date().toISOString().slice(0, 10))
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Record it and send the receipt' }).dblclick()
  await expect(page.getByText(/^Noted the money: /)).toHaveCount(1)
  await expectNoViolations(page)
}

/** The beginning of the file saved by the receipt's link. */
async function receiptIn(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /as a PDF$/ }).click(),
  ])
  expect(path.extname(download.suggestedFilename())).toBe('.pdf')
  return readFileSync(await download.path(), 'latin1').slice(0, 8)
}
