import type { Page } from '@playwright/test'
import { logIn, signUp, AMINA } from './account-steps.ts'
import { grant, send, setsUpApp } from './console-steps.ts'
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

const status = (page: Page) => page.getByLabel('Status', { exact: true })

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
