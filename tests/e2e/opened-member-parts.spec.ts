import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { MemberDonation } from '#contract/member-donations.ts'
import { causes, distinctCountries, headingOf, pick } from './content.ts'
import { accessibilityProblems, expect, hydrated, open, signIn, test } from './site.ts'

// During a fade-in, every text would have too little contrast.
test.use({ reducedMotion: 'reduce' })

test.beforeEach(({ page }) => signIn(page))

async function expectNoFault(page: Page) {
  expect(await accessibilityProblems(page)).toEqual([])
}

async function openForMember(page: Page, path: string) {
  await open(page, path)
  await expect(page.getByRole('banner')).toBeVisible()
}

test('the profile menu has no fault [MORE-3 DARK-9]', async ({ page }) => {
  await openForMember(page, '/explore')
  await page.getByRole('button', { name: 'Amina Balogun' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expectNoFault(page)
})

test('the filters of mentors have no fault, open, nor with a list that is empty [MORE-3]', async ({
  page,
}) => {
  await openForMember(page, '/explore/community')
  const filters = page.getByRole('region', { name: headingOf('mentors', 'filters') })
  await filters.getByRole('button', { name: /^Topics/u }).click()
  await expect(filters.getByRole('checkbox').first()).toBeVisible()
  await expectNoFault(page)
  await page.keyboard.press('Escape')
  await filters.getByRole('searchbox', { name: 'Keywords' }).fill('qqxxzzqq')
  await filters.getByRole('button', { name: /^Show/u }).click()
  await expect(page.getByText('No mentor fits all of this.')).toBeVisible()
  await expectNoFault(page)
})

test('mentors that are compared and kept have no fault [MORE-3]', async ({ page }) => {
  await openForMember(page, '/explore/community')
  for (const at of [0, 1]) {
    await page
      .getByRole('button', { name: /^Compare /u })
      .nth(at)
      .click()
    await page
      .getByRole('button', { name: /^Shortlist /u })
      .nth(at)
      .click()
  }
  await expectNoFault(page)
  await page.getByRole('link', { name: 'Compare 2 mentors' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectNoFault(page)
  await open(page, '/explore/community/shortlist')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectNoFault(page)
})

test('the request to a mentor has no fault, with errors and when it is sent [MORE-3]', async ({ page }) => {
  await openForMember(page, '/explore/community')
  await page
    .getByRole('link', { name: /^View Profile of / })
    .first()
    .click()
  const message = page.getByRole('textbox', { name: 'What would you like help with?' })
  await message.fill('Too short')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  await expectNoFault(page)

  const mentorId = new URL(page.url()).pathname.split('/').at(-1)
  const request = { id: 'r1', mentorId, message: 'Please help me with my code.', state: 'open' }
  await page.route('**/account/mentor-requests', (route) =>
    route.fulfill({
      json: { success: 'Your requests.', payload: [{ ...request, sentAt: '2026-11-20T09:00:00.000Z' }] },
    }),
  )
  await page.reload()
  await expect(page.getByText('Waiting for an answer.')).toBeVisible()
  await expectNoFault(page)
})

test('the window for gifts to a project has no fault, nor when it says what is missing [MORE-3]', async ({
  page,
}) => {
  await openForMember(page, '/explore')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Donate Now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Donate to / })
  await expect(dialog.getByRole('textbox', { name: 'Firstname' })).toHaveValue('Amina')
  await expectNoFault(page)
  await dialog.getByRole('button', { name: 'Donate', exact: true }).click()
  await expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveAttribute('aria-invalid', 'true')
  await expectNoFault(page)
})

test('a member’s donations and a receipt have no fault [MORE-3]', async ({ page }) => {
  const donation: MemberDonation = {
    id: 'd1',
    cause: pick(causes, 0).slug,
    type: 'individual',
    currency: 'NGN',
    amountMinor: 2_500_000,
    donor: ['Amina Balogun', pick(distinctCountries, 0)],
    email: 'amina@example.com',
    state: 'pledged',
    sentAt: '2026-11-20T09:00:00.000Z',
    receivedAt: null,
    receipt: null,
  }
  await page.route('**/account/donations', (route) =>
    route.fulfill({ json: { success: 'Your donations.', payload: [donation] } }),
  )
  await openForMember(page, '/explore/donations')
  await expect(page.getByText('25,000')).toBeVisible()
  await expectNoFault(page)
  await page.getByRole('link', { name: /^Receipt of /u }).click()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectNoFault(page)
})

test('the form to edit the profile has no fault when it says what is missing, nor has the window to crop a picture [MORE-3]', async ({
  page,
}) => {
  await openForMember(page, '/explore/my-account/edit')
  const name = page.getByLabel('First name')
  await name.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expectNoFault(page)
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  })
  await expect(page.getByRole('slider', { name: 'Move the picture' })).toBeVisible()
  await expectNoFault(page)
})

test('the window to delete the account has no fault, nor when it says what is missing [MORE-3]', async ({
  page,
}) => {
  await openForMember(page, '/explore/my-account')
  await page.getByRole('button', { name: 'DELETE MY ACCOUNT' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  await expectNoFault(page)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByLabel('Type DELETE')).toHaveAttribute('aria-invalid', 'true')
  await expectNoFault(page)
})

test('the form for a new password has no fault when it says what is missing [MORE-3]', async ({ page }) => {
  await openForMember(page, '/explore/my-account')
  const form = page.getByRole('form', { name: headingOf('my-account', 'reset-password') })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Current Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectNoFault(page)
})

test('the loading view has no fault after eight seconds [MORE-3 MORE-36]', async ({ page }) => {
  await page.route('**/auth/verify-user', () => {})
  await page.clock.install()
  await page.goto('/explore')
  await hydrated(page)
  await page.clock.runFor(8001)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectNoFault(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu of the member area has no fault [MORE-3]', async ({ page }) => {
    await openForMember(page, '/explore')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectNoFault(page)
  })

  test('the filters of mentors have no fault [MORE-3]', async ({ page }) => {
    await openForMember(page, '/explore/community')
    await page.getByRole('button', { name: 'Choose' }).click()
    await page.getByRole('button', { name: /^Topics/u }).click()
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await expectNoFault(page)
  })
})
