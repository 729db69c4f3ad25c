import type { BrowserContext, Page } from '@playwright/test'
import { logIn, signUp, AMINA } from './account-steps.ts'
import { expectNoViolations, grant, send, setsUpApp } from './console-steps.ts'
import { expect, test } from './own-server.ts'
import { hydrated } from './site.ts'

const MESSAGE = { fullName: 'Halima Sani', email: 'halima@example.com', message: 'Is there a class in Yaba?' }

async function signInAsEditor(page: Page, dataDir: string) {
  await signUp(page)
  await logIn(page, { password: AMINA.password })
  grant(dataDir, 'editor')
  await page.goto('/staff')
  await hydrated(page)
  await setsUpApp(page)
}

async function openSubmission(context: BrowserContext, reference: string) {
  const page = await context.newPage()
  await page.goto(`/staff/submission?reference=${reference}`)
  await expect(page.getByText(MESSAGE.message)).toBeVisible()
  return page
}

const status = (page: Page) => page.getByLabel('Status', { exact: true })

test('of two colleagues at one message the second sees what the first did, and loses nothing typed [STAFF-13 STAFF-53]', async ({
  page,
  context,
  dataDir,
}) => {
  const reference = await send(page, 'contact', MESSAGE)
  await signInAsEditor(page, dataDir)
  const [first, second] = [await openSubmission(context, reference), await openSubmission(context, reference)]

  await second.getByLabel('Note', { exact: true }).fill('She also asked by telephone.')
  await second.getByLabel('Subject').fill('Saturdays')
  await second.getByLabel('Answer', { exact: true }).fill('Yes, from ten.')
  await status(first).selectOption('Closed')
  await expect(first.getByText('Status changed.')).toBeVisible()

  await status(second).selectOption('In progress')
  await expect(second.getByText('A colleague has just changed this. Please look at it again.')).toBeVisible()
  await expect(status(second)).toHaveValue('closed')
  await expect(second.getByLabel('Note', { exact: true })).toHaveValue('She also asked by telephone.')
  await expect(second.getByLabel('Answer', { exact: true })).toHaveValue('Yes, from ten.')
  await expectNoViolations(second)

  await second.getByRole('button', { name: 'Add the note' }).click()
  await expect(second.getByRole('listitem').filter({ hasText: 'She also asked by telephone.' })).toHaveCount(
    1,
  )
  await second.reload()
  await expect(second.getByLabel('Subject')).toHaveValue('Saturdays')
  await expect(status(second)).toHaveValue('closed')
})

test('a message is found, read, noted and closed with the keyboard alone [STAFF-52 STAFF-53 STAFF-62]', async ({
  page,
  dataDir,
}) => {
  await send(page, 'contact', { ...MESSAGE, fullName: 'Zainab Bello', email: 'zainab@example.com' })
  await send(page, 'contact', MESSAGE)
  await signInAsEditor(page, dataDir)

  await pressUntilFocused(page, page.getByRole('link', { name: 'Submissions', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 submissions')).toBeVisible()
  await pressUntilFocused(page, page.getByLabel('Search'))
  await page.keyboard.type('halima')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 submission', { exact: true })).toBeVisible()
  await pressUntilFocused(page, page.getByRole('link', { name: new RegExp(MESSAGE.fullName) }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(MESSAGE.message)).toBeVisible()

  await pressUntilFocused(page, status(page))
  await page.keyboard.type('Closed')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Status changed.')).toBeVisible()
  await pressUntilFocused(page, page.getByLabel('Note', { exact: true }))
  await page.keyboard.type('Answered by telephone.')
  await pressUntilFocused(page, page.getByRole('button', { name: 'Add the note' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Answered by telephone.' })).toHaveCount(1)
})

/** Presses Tab until the target has the focus, at most once around the page. */
async function pressUntilFocused(page: Page, target: ReturnType<Page['locator']>) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${String(target)}.`)
}
