import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { toMajorUnits } from '#contract/money.ts'
import { STAFF_VIEWS } from '#src/features/staff/addresses.ts'
import { AMINA } from './account-steps.ts'
import { causes, distinctCountries, pick, presetOf } from './content.ts'
import { expect, test } from './own-server.ts'
import { accessibilityProblems, open, tabTo } from './site.ts'

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

test('an editor sets up her app, answers a message by keyboard, and notes the money of a gift [STAFF-51..53 STAFF-62 STAFF-64 GIVE-3]', async ({
  memberPage: page,
  dataDir,
}) => {
  // It looks at every view with axe.
  test.slow()
  await send(page, 'contact', { ...MESSAGE, fullName: 'Zainab Bello', email: 'zainab@example.com' })
  await send(page, 'contact', MESSAGE)
  const gift = await send(page, 'donations', donation())
  becomesEditor(dataDir)
  await open(page, '/staff')
  await setsUpApp(page)
  await answersByKeyboard(page)
  await notesMoney(page, gift)
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Gifts' }).click()
  await expect(page.getByRole('row', { name: /^The year/ })).toContainText(AMOUNT.label)
  await opensEveryView(page)
  await scrollsOnPhone(page)
})

async function send(page: Page, kind: string, data: object): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await page.request.post(`/submissions/${kind}`, { data, headers })
  return ((await answer.json()) as { reference: string }).reference
}

function becomesEditor(dataDir: string) {
  const options = ['staff', 'grant', '--email', AMINA.email, '--role', 'editor']
  execFileSync(process.execPath, ['build/server/admin.js', ...options], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
}

async function setsUpApp(page: Page) {
  await page.getByRole('textbox', { name: 'Your password' }).fill(AMINA.password)
  await page.keyboard.press('Enter')
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
  await page.getByLabel('Code of your app').fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /I have kept them/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
}

async function answersByKeyboard(page: Page) {
  const { keyboard } = page
  const submissions = page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: 'Submissions' })
  await tabTo(submissions)
  await keyboard.press('Enter')
  await expect(page.getByText('3 submissions')).toBeVisible()
  await tabTo(page.getByLabel('Search'))
  await keyboard.type('halima')
  await keyboard.press('Enter')
  await expect(page.getByText('1 submission', { exact: true })).toBeVisible()
  await tabTo(page.getByRole('link', { name: new RegExp(MESSAGE.fullName) }))
  await keyboard.press('Enter')
  await expect(page.getByText(MESSAGE.message)).toBeVisible()

  await tabTo(page.getByLabel('Subject'))
  await keyboard.type('Saturdays')
  await tabTo(page.getByLabel('Answer', { exact: true }))
  await keyboard.type('Yes, from ten.')
  await tabTo(page.getByRole('button', { name: 'Send the answer' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Answered: Saturdays')).toHaveCount(1)
  await tabTo(page.getByLabel('Note', { exact: true }))
  await keyboard.type('Answered by telephone as well.')
  await tabTo(page.getByRole('button', { name: 'Add the note' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'by telephone as well.' })).toHaveCount(1)
  await tabTo(page.getByRole('combobox', { name: 'Status', exact: true }))
  await keyboard.type('Closed')
  await keyboard.press('Tab')
  await expect(page.getByText('Status changed.')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
}

async function notesMoney(page: Page, reference: string) {
  await page.goto(`/staff/submission?reference=${reference}`)
  await expect(page.getByLabel('Amount in naira')).toHaveValue(String(toMajorUnits(AMOUNT.amountMinor)))
  await page.getByLabel('Arrived on').fill(new Date().toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Record it and send the receipt' }).dblclick()
  await expect(page.getByText(/^Noted the money: /)).toHaveCount(1)
  expect(await accessibilityProblems(page)).toEqual([])
  const receipt = page.waitForEvent('download')
  await page.getByRole('link', { name: /as a PDF$/ }).click()
  expect(readFileSync(await (await receipt).path(), 'latin1')).toMatch(/^%PDF-1\.7/)
}

/** The header has several rows there, which would cover a quarter of the screen. */
async function scrollsOnPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.getByText('All days and times').scrollIntoViewIfNeeded()
  await expect(page.getByRole('navigation', { name: 'Console' })).not.toBeInViewport()
}

async function opensEveryView(page: Page) {
  for (const [address, name] of Object.entries({ '': 'Overview', ...STAFF_VIEWS })) {
    if (address === 'submission') continue
    await page.goto(`/staff/${address}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${name} · `))
    expect(await accessibilityProblems(page)).toEqual([])
  }
}
