import type { BrowserContext, Page } from '@playwright/test'
import { AMINA, fillInLogin, logIn, signUp } from './account-steps.ts'
import { findInMail } from './mail-folder.ts'
import { expect, test } from './own-server.ts'
import { hydrated, open } from './site.ts'

const SECOND_PASSWORD = 'five green ferries to Apapa'

test('a member signs up, comes back after closing the browser, recovers her password and signs out [SITE-5 SESSION-9]', async ({
  page,
  context,
  dataDir,
  pageErrors,
}) => {
  await signUp(page)
  await logIn(page, { password: AMINA.password, isToBeRemembered: true })
  await closeBrowser(context)

  await page.goto('/explore')
  await expect(page.getByText(AMINA.name).first()).toBeVisible()
  // Public pages redirect members to their counterparts.
  await page.goto('/')
  await expect(page).toHaveURL(/\/explore$/)
  await signOut(page)

  await recoverPassword(page, dataDir)
  await logIn(page, { password: SECOND_PASSWORD })
  await closeBrowser(context)

  // Without "Remember Me" the session has ended with the browser.
  await page.goto('/explore')
  await expect(page).toHaveURL('/')
  await refusesOldPassword(page)
  // The browser logs the refusal as an error.
  for (const error of pageErrors.splice(0)) expect(error).toContain('401')
  await logIn(page, { password: SECOND_PASSWORD })
  await signsOutEverywhere(context, page)
})

/** A browser that is closed forgets the cookies of the session. */
async function closeBrowser(context: BrowserContext) {
  for (const { name, expires } of await context.cookies())
    if (expires === -1) await context.clearCookies({ name })
}

async function refusesOldPassword(page: Page) {
  await open(page, '/login')
  await fillInLogin(page, AMINA.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('The email address or password is wrong.').first()).toBeVisible()
  await expect(page.getByLabel('Username or email address')).toHaveValue(AMINA.email)
}

async function signOut(page: Page) {
  await hydrated(page)
  await page.getByRole('button', { name: AMINA.name }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Sign out success')).toBeVisible()
  await expect(page).toHaveURL('/')
}

async function recoverPassword(page: Page, dataDir: string) {
  await open(page, '/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // A phone number identifies the account as well.
  await page.getByLabel('Email address or phone number').fill('0803 123 4567')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('group', { name: 'Code of 4 digits' })).toBeVisible()

  await page.getByLabel('Digit 1 of 4').click()
  await page.keyboard.type(await findInMail(dataDir, /^ {4}(\d{4})\r?$/m))
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await page.getByLabel('New password', { exact: true }).fill(SECOND_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(SECOND_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Signs out in one of two tabs of a browser, which must notice each other. */
async function signsOutEverywhere(context: BrowserContext, page: Page) {
  const other = await context.newPage()
  await other.goto('/explore')
  await expect(other.getByText(AMINA.name).first()).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL('/')
}
