import type { Page } from '@playwright/test'
import type { MemberDonation } from '#contract/member-donations.ts'
import { causes, headingOf, pick } from './content.ts'
import type { Part } from './public-parts.ts'
import { expect, open, openAsVisitor, signIn } from './site.ts'

const donation: MemberDonation = {
  id: 'd1',
  cause: pick(causes, 0).slug,
  currency: 'NGN',
  amountMinor: 2_500_000,
  state: 'pledged',
  sentAt: '2026-11-20T09:00:00.000Z',
  receivedAt: null,
  receipt: null,
}

const answerWith = (page: Page, address: string, payload: object) =>
  page.route(address, (route) => route.fulfill({ json: { success: 'Here it is.', payload } }))

const neverAnswer = () => undefined

export const MEMBER_PARTS: Record<string, Part> = {
  'the loading view after eight seconds': async (page, look) => {
    await page.route('**/auth/verify-user', neverAnswer)
    await page.clock.install()
    await open(page, '/explore')
    await page.clock.runFor(8001)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await look()
  },
  'the profile menu': async (page, look) => {
    await openAsVisitor(page, '/explore')
    await page.locator('summary', { hasText: 'Amina Balogun' }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await look()
  },
  'the filters of mentors, also over an empty list': async (page, look) => {
    await openAsVisitor(page, '/explore/community')
    const filters = page.getByRole('region', { name: headingOf('mentors', 'filters') })
    await filters.locator('summary', { hasText: 'Topics' }).click()
    await expect(filters.getByRole('checkbox').first()).toBeVisible()
    await look()
    await filters.getByRole('searchbox', { name: 'Keywords' }).fill('qqxxzzqq')
    await filters.getByRole('button', { name: /^Show/u }).click()
    await expect(page.getByText('No mentor fits all of this.')).toBeVisible()
    await look()
  },
  'mentors that are kept and compared': async (page, look) => {
    await openAsVisitor(page, '/explore/community')
    for (const action of [/^Compare /u, /^Shortlist /u])
      for (const at of [0, 1]) await page.getByRole('button', { name: action }).nth(at).click()
    await look()
    await page.getByRole('link', { name: 'Compare 2 mentors' }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await look()
    await open(page, '/explore/community/shortlist')
    await expect(page.getByRole('article')).toHaveCount(2)
    await look()
  },
  'donations of a member': async (page, look) => {
    await signIn(page)
    await answerWith(page, '**/account/donations', [donation])
    await open(page, '/explore/donations')
    await expect(page.getByText('25,000')).toBeVisible()
    await look()
  },
  'the form to edit the profile, with an error': async (page, look) => {
    await openAsVisitor(page, '/explore/my-account/edit')
    const name = page.getByLabel('First name')
    await name.fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await look()
  },
  'the window to delete the account, with and without its word': async (page, look) => {
    await openAsVisitor(page, '/explore/my-account')
    await page.getByRole('button', { name: 'DELETE MY ACCOUNT' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog).toBeVisible()
    await look()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByLabel('Type DELETE')).toHaveAttribute('aria-invalid', 'true')
    await look()
  },
}

export const MEMBER_PARTS_OF_PHONES: Record<string, Part> = {
  'the menu of the member area': async (page, look) => {
    await openAsVisitor(page, '/explore')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await look()
  },
  'the filters of mentors': async (page, look) => {
    await openAsVisitor(page, '/explore/community')
    await page.getByRole('button', { name: 'Choose' }).click()
    await page.locator('summary', { hasText: 'Topics' }).click()
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await look()
  },
}
