import type { BrowserContext, Page } from '@playwright/test'
import { AMINA, logIn, signOut } from './account-steps.ts'
import { headingOf } from './content.ts'
import { expect, findInMail, test } from './own-server.ts'
import { open } from './site.ts'

const SECOND_PASSWORD = 'five green ferries to Apapa'

test('a member comes back after closing the browser, recovers her password and signs out, in two tabs at once [ACCOUNT-26 SESSION-2 SESSION-9]', async ({
  memberPage: page,
  context,
  dataDir,
}) => {
  await context.clearCookies()
  await logIn(page, { password: AMINA.password, isToBeRemembered: true })
  await closeBrowser(context)

  // The home page has a counterpart for members, and Back does not lead into it again.
  await page.goto('/events')
  await page.goto('/')
  await expect(page).toHaveURL(/\/explore$/)
  await page.goBack()
  await expect(page).toHaveURL('/events')
  await page.goto('/explore')
  const other = await context.newPage()
  await other.goto('/explore')
  await expect(other.getByText(AMINA.name).first()).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL('/')
  await other.close()

  await recoverPassword(page, dataDir)
  await logIn(page, { password: SECOND_PASSWORD })
  await closeBrowser(context)
  // Without "Remember Me" the session has ended with the browser.
  await page.goto('/explore')
  await expect(page).toHaveURL('/')
})

/** A browser that is closed forgets the cookies of the session. */
async function closeBrowser(context: BrowserContext) {
  for (const { name, expires } of await context.cookies())
    if (expires === -1) await context.clearCookies({ name })
}

async function recoverPassword(page: Page, dataDir: string) {
  await open(page, '/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // A phone number identifies the account as well.
  await page.getByLabel('Email address or phone number').fill(AMINA.phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Digit 1 of 4').click()
  await page.keyboard.type(await findInMail(dataDir, /^ {4}(\d{4})\r?$/m))
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await page.getByLabel('New password', { exact: true }).fill(SECOND_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(SECOND_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

test('a profile that is saved after the session has ended is still there after the login [MORE-39]', async ({
  memberPage: page,
  context,
  pageErrors,
}) => {
  await open(page, '/explore/my-account/edit')
  const form = page.getByRole('form', { name: headingOf('my-account', 'edit-info') })
  const password = form.getByLabel('Current Password', { exact: true })
  await form.getByLabel('First name').fill('Amaka')
  await form.getByLabel('Username').fill('amaka.codes')
  await password.fill(AMINA.password)
  await context.clearCookies()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/login?next=%2Fexplore%2Fmy-account%2Fedit')
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  // The server rejected the form, and the browser logs that as an error.
  for (const error of pageErrors.splice(0)) expect(error).toContain('401')

  await logIn(page, { password: AMINA.password })
  await expect(page).toHaveURL('/explore/my-account/edit')
  await expect(form.getByLabel('First name')).toHaveValue('Amaka')
  await expect(form.getByLabel('Username')).toHaveValue('amaka.codes')
  // A password is never stored.
  await expect(password).toHaveValue('')
})
