import type { Page } from '@playwright/test'
import { AMINA, logIn, signUp } from './account-steps.ts'
import { chooseByTyping } from './choose-by-typing.ts'
import { confirmAddress } from './confirm-address.ts'
import { distinctCountries, headingOf, memberLabel, mentors, pick, presetOf } from './content.ts'
import { readDatabase, tracesOf } from './database-traces.ts'
import { expect, test } from './own-server.ts'
import { hydrated } from './site.ts'

const NEW_PASSWORD = 'five green ferries to Apapa'
const PHONE = '8031234567'
const amount = presetOf('NGN', 1)
const MESSAGE = 'I would like to learn how to read other people’s code without getting lost.'

test('a new member finds a mentor, gives, changes her password, and deletes her account with everything in it [SITE-9 PROFILE-9 MORE-40]', async ({
  page,
  browser,
  baseURL,
  dataDir,
}) => {
  await signUp(page)
  await logIn(page, { password: AMINA.password })
  await confirmAddress(page, dataDir)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: memberLabel('/explore/community'), exact: true })
    .click()
  await asksForInvitation(page)
  await asksMentor(page)
  await gives(page)
  await seesDonation(page)

  const otherDevice = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } })
  await logIn(otherDevice, { password: AMINA.password })
  await changesPassword(page)
  await isSignedOut(otherDevice)
  await logIn(otherDevice, { password: NEW_PASSWORD })
  await signsOutOtherDevice(page)
  await isSignedOut(otherDevice)
  await otherDevice.close()

  const before = readDatabase(dataDir)
  const accountId = before.find(({ table, column }) => table === 'accounts' && column === 'id')?.value ?? ''
  const hers = [AMINA.email, AMINA.username, AMINA.name, PHONE, MESSAGE, accountId]
  expect(tracesOf(hers, before)).toEqual(expect.arrayContaining(['accounts.email', 'requests.message']))
  await deletesAccount(page)
  // Donations are kept for accounting, with name and address, by which staff can find them.
  expect(tracesOf(hers, readDatabase(dataDir))).toEqual([
    'submission_index.search_text',
    'submission_index.sender',
    'submissions.donor_key',
    'submissions.payload',
  ])
})

async function asksForInvitation(page: Page) {
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
  const { topics, gender } = pick(mentors, 0)
  const filters = page.getByRole('region', { name: headingOf('mentors', 'filters') })
  await filters.getByRole('button', { name: /^Topics/u }).click()
  await filters
    .getByRole('group', { name: 'Topics' })
    .getByRole('checkbox', { name: `${pick(topics, 0)} (` })
    .first()
    .check()
  await filters.getByRole('radio', { name: new RegExp(`^${gender}`, 'u') }).check()
  await filters.getByRole('button', { name: /^Show \d+ mentors?$/u }).click()
  await expect(page).toHaveURL(/\?.*topic/u)
  await page
    .getByRole('link', { name: /^View Profile of / })
    .first()
    .click()

  const message = page.getByRole('textbox', { name: 'What would you like help with?' })
  await message.fill('Please help me.')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  await message.fill(MESSAGE)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Your request is sent.')).toBeVisible()
  await expect(page.getByText('Waiting for an answer.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(MESSAGE)).toBeVisible()
}

async function gives(page: Page) {
  await page.goto('/explore')
  await hydrated(page)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Donate Now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Donate to / })
  await expect(dialog.getByRole('textbox', { name: 'Firstname' })).toHaveValue('Amina')
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(AMINA.email)
  await dialog.getByRole('radio', { name: amount.label, exact: true }).check()
  await chooseByTyping(page, 'Country', pick(distinctCountries, 0))
  await dialog.getByRole('button', { name: 'Donate', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Thank you, Amina' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()
}

async function seesDonation(page: Page) {
  await page.getByRole('button', { name: AMINA.name }).click()
  await page.getByRole('link', { name: memberLabel('/explore/my-account', 'profile'), exact: true }).click()
  await expect(page).toHaveTitle(AMINA.name)
  await page.getByRole('link', { name: memberLabel('/explore/donations'), exact: true }).click()
  const donation = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pledged' })
  await expect(donation).toContainText(amount.label.slice(1))
  await donation.getByRole('link', { name: /^Receipt of / }).click()
  await expect(page.getByRole('main')).toContainText(amount.label.slice(1))
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

/** The browser's remaining cookie must be invalid. */
async function isSignedOut(page: Page) {
  await page.goto('/explore/my-account')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  const answer = await page.request.get('/account/donations')
  expect(answer.status()).toBe(401)
}

async function signsOutOtherDevice(page: Page) {
  await page.reload()
  const sessions = page.getByRole('region', { name: headingOf('my-account', 'sessions') })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions
    .getByRole('listitem')
    .getByRole('button', { name: /^Sign out / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Sign out another browser' })
  await dialog.getByLabel('Current Password', { exact: true }).fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('This browser is signed out.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
}

async function deletesAccount(page: Page) {
  await page.getByRole('button', { name: 'DELETE MY ACCOUNT' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Current Password', { exact: true }).fill(NEW_PASSWORD)
  await dialog.getByLabel('Type DELETE').fill('yes')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByLabel('Type DELETE')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Type DELETE').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
}
