import type { Page } from '@playwright/test'
import { AMINA, logIn } from './account-steps.ts'
import { distinctCountries, headingOf, memberLabel, mentors, pick, presetOf, site } from './content.ts'
import { readDatabase, tracesOf } from './database-traces.ts'
import { expect, findInMail, test } from './own-server.ts'
import { chooseByTyping, hydrated, open } from './site.ts'

const NEW_PASSWORD = 'five green ferries to Apapa'
const amount = presetOf('NGN', 1)
const MESSAGE = 'I would like to learn how to read other people’s code without getting lost.'

test('a new member signs up, asks a mentor, gives, changes her password, and deletes her account with everything in it [SITE-5 SITE-9 ACCOUNT-16 ACCOUNT-17 CALL-6 CALL-7 PROFILE-9 MORE-40]', async ({
  page,
  browser,
  baseURL,
  dataDir,
}) => {
  await signsUp(page)
  await logIn(page, { password: AMINA.password })
  await confirmsAddress(page, dataDir)
  await asksForInvitation(page)
  await asksMentor(page)
  await gives(page)
  await seesDonation(page)

  const otherDevice = await browser.newPage({ baseURL })
  await logIn(otherDevice, { password: AMINA.password })
  await changesPassword(page)
  await otherDevice.goto('/explore/my-account')
  await expect(otherDevice).toHaveURL('/')
  await otherDevice.close()

  const before = readDatabase(dataDir)
  const accountId = before.find(({ table, column }) => table === 'accounts' && column === 'id')?.value ?? ''
  const phone = AMINA.phone.replace(/^0|\s/gu, '')
  const hers = [AMINA.email, AMINA.username, AMINA.name, phone, MESSAGE, accountId]
  expect(tracesOf(hers, before)).toEqual(expect.arrayContaining(['accounts.email', 'requests.message']))
  await deletesAccount(page)
  // Donations are kept for accounting, with name and address, by which staff can find them.
  expect(tracesOf(hers, readDatabase(dataDir))).toEqual([
    'submissions.donor_key',
    'submissions.payload',
    'submissions.search_text',
    'submissions.sender',
  ])
})

async function signsUp(page: Page) {
  const [firstName = '', surname = ''] = AMINA.name.split(' ')
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: site.navigation.login.label, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Surname').fill(surname)
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Phone number').fill(AMINA.phone)
  await page.getByLabel('Email').fill(AMINA.email)
  await page.getByLabel('Username').fill(AMINA.username)
  await page.getByLabel('Password', { exact: true }).fill(AMINA.password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Your account is ready. You can log in now.')).toBeVisible()
  await expect(page).toHaveURL('/login')
}

async function confirmsAddress(page: Page, dataDir: string) {
  await page.goto(await findInMail(dataDir, /\/confirm-address#key=[\w-]+/))
  await hydrated(page)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: headingOf('confirm-address', 'done') })).toBeVisible()
  const { label } = site.navigation.memberArea
  await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
}

async function asksForInvitation(page: Page) {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: memberLabel('/explore/community'), exact: true })
    .click()
  const community = page.getByRole('navigation', { name: 'Community' })
  await community.getByRole('link', { name: 'DISCUSSIONS' }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Join Discord channel/u })
    .first()
    .click()
  await expect(page.getByText(/^You asked for an invitation on /u)).toBeVisible()
  await community.getByRole('link', { name: 'MENTORS' }).click()
}

async function asksMentor(page: Page) {
  const filters = page.getByRole('region', { name: headingOf('mentors', 'filters') })
  await filters.getByRole('radio', { name: new RegExp(`^${pick(mentors, 0).gender}`, 'u') }).check()
  await filters.getByRole('button', { name: /^Show \d+ mentors?$/u }).click()
  await expect(page).toHaveURL(/\?gender=/u)
  await page
    .getByRole('link', { name: /^View Profile of / })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'What would you like help with?' }).fill(MESSAGE)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Waiting for an answer.')).toBeVisible()
}

async function gives(page: Page) {
  await open(page, '/explore')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Donate Now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Donate to / })
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(AMINA.email)
  await dialog.getByRole('radio', { name: amount.label, exact: true }).check()
  await chooseByTyping(page, 'Country', pick(distinctCountries, 0))
  await dialog.getByRole('button', { name: 'Donate', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Thank you, Amina' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
}

async function seesDonation(page: Page) {
  await page.locator('summary', { hasText: AMINA.name }).click()
  await page.getByRole('link', { name: memberLabel('/explore/my-account', 'profile'), exact: true }).click()
  await page.getByRole('link', { name: memberLabel('/explore/donations'), exact: true }).click()
  const donation = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pledged' })
  await expect(donation).toContainText(amount.label.slice(1))
}

async function changesPassword(page: Page) {
  await page.getByRole('link', { name: memberLabel('/explore/my-account'), exact: true }).click()
  const form = page.getByRole('form', { name: headingOf('my-account', 'reset-password') })
  await form.getByLabel('Current Password', { exact: true }).fill(AMINA.password)
  await form.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await form.getByLabel('Re-enter Password', { exact: true }).fill(NEW_PASSWORD)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your new password is set. You are signed out everywhere else.')).toBeVisible()
}

async function deletesAccount(page: Page) {
  await page.getByRole('button', { name: 'DELETE MY ACCOUNT' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Current Password', { exact: true }).fill(NEW_PASSWORD)
  const word = dialog.getByLabel('Type DELETE')
  await word.fill('yes')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(word).toHaveAttribute('aria-invalid', 'true')
  await word.fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect(page).toHaveURL('/')
}
