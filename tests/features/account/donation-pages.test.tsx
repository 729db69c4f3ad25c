import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { DONATION, mockAccount, PLEDGE, setAccount, show } from './show-account.tsx'
import { spyOnDownloads } from '#tests/setup/downloads.ts'

const server = mockAccount()

test.each(['/explore/my-account', '/explore/donations'])(
  '%s has the tabs of the account [PROFILE-5 PROFILE-10]',
  async (address) => {
    await show(address)
    const tabs = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['My ACCOUNT', 'DONATIONS'])
    expect(tabs.find((tab) => tab.getAttribute('aria-current') === 'page')).toHaveAttribute('href', address)
  },
)

test.each([
  ['/explore/my-account', /You have not made a donation yet/],
  ['/explore/donations', 'No donations yet'],
])('without donations, %s says so and leads to a project [PROFILE-6 PROFILE-11]', async (address, words) => {
  await show(address)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find a Project' })).toHaveAttribute('href', '/explore')
})

const linesOfDonations = async () => {
  const rows = await screen.findAllByRole('listitem')
  return rows.map((row) => row.textContent).filter((text) => text.includes('₦'))
}

test('donations are listed with amount, purpose, day and state; those that arrived have their receipt as PDF [GIVE-6]', async () => {
  setAccount({ donations: [PLEDGE, DONATION] })
  await show('/explore/donations')
  expect(await linesOfDonations()).toEqual([
    'Free Laptops7 March 2026 · Pledged, how to pay is in our email to you₦25,000',
    'Free Laptops7 March 2026 · Received on 10 March 2026₦25,000Receipt (PDF)',
  ])
  const receipt = screen.getByRole('link', { name: 'Receipt (PDF) of 7 March 2026 for Free Laptops' })
  expect(receipt).toHaveAttribute('href', `/account/donations/${DONATION.id}/receipt.pdf`)
  expect(receipt).toHaveAttribute('download', 'GG-R00012.pdf')
})

test('a gift names what arrived, beside what was announced, and a lapsed one says so [GIVE-6]', async () => {
  const more = { ...DONATION, receipt: { number: 'GG-R00013', amountMinor: 2_600_000 } }
  setAccount({ donations: [more, { ...PLEDGE, state: 'lapsed' }] })
  await show('/explore/donations')
  expect(await linesOfDonations()).toEqual([
    'Free Laptops7 March 2026 · Received on 10 March 2026, announced ₦25,000₦26,000Receipt (PDF)',
    'Free Laptops7 March 2026 · Lapsed, as no money has arrived₦25,000',
  ])
})

test('after the session a download leads to the login, and saves no failure as a file [MORE-31]', async () => {
  const saved = spyOnDownloads()
  setAccount({ donations: [DONATION] })
  const user = await show('/explore/donations')
  const link = await screen.findByRole('link', { name: /^Receipt/ })
  server.use(
    http.get('*/auth/verify-user', () => HttpResponse.json({ error: 'Log in first.' }, { status: 401 })),
  )
  await user.click(link)
  expect(await screen.findByText('You are at /login?next=%2Fexplore%2Fdonations')).toBeVisible()
  expect(saved).toEqual([])
})
