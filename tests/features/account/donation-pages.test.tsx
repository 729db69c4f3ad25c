import { cleanup, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
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

test('donations are listed with amount, purpose, day and state, and each on a page to print', async () => {
  setAccount({ donations: [PLEDGE, DONATION] })
  const user = await show('/explore/donations')
  const rows = await screen.findAllByRole('listitem')
  const listed = rows.map((row) => row.textContent).filter((text) => text.includes('₦'))
  expect(listed).toEqual([
    'Free Laptops7 March 2026 · Pledged₦25,000Receipt',
    'Free Laptops7 March 2026 · Received on 10 March 2026₦25,000Receipt',
  ])

  await user.click(screen.getAllByRole('link', { name: /^Receipt of 7 March 2026/ })[1]!)
  expect(await screen.findByRole('heading', { name: 'Receipt for ₦25,000' })).toBeVisible()
  expect(screen.getByText('Amina Balogun, Nigeria')).toBeVisible()
  expect(screen.getByText('GG-R00012')).toBeVisible()
  expect(screen.getByText('7 March 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
    'href',
    `/account/donations/${DONATION.id}/receipt.pdf`,
  )
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a pledge says that it is no receipt, and a gift that the member does not have shows nothing', async () => {
  setAccount({ donations: [PLEDGE] })
  await show(`/explore/donations/receipt?id=${PLEDGE.id}`)
  expect(await screen.findByRole('heading', { name: 'Pledge for ₦25,000' })).toBeVisible()
  expect(screen.getByText(/This is no receipt yet/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Download PDF' })).not.toBeInTheDocument()
  cleanup()
  await show(`/explore/donations/receipt?id=${DONATION.id}`)
  expect(await screen.findByRole('heading', { name: 'There is no such donation' })).toBeVisible()
})

test('a receipt names what arrived, beside what was announced, and a lapsed gift says so [GIVE-6]', async () => {
  const more = { ...DONATION, receipt: { number: 'GG-R00013', amountMinor: 2_600_000 } }
  setAccount({ donations: [more, { ...PLEDGE, state: 'lapsed' }] })
  await show(`/explore/donations/receipt?id=${DONATION.id}`)
  expect(await screen.findByRole('heading', { name: 'Receipt for ₦26,000' })).toBeVisible()
  expect(screen.getByText('₦25,000')).toBeVisible()
  cleanup()
  await show(`/explore/donations/receipt?id=${PLEDGE.id}`)
  expect(await screen.findByText(/we no longer expect it/)).toBeVisible()
  expect(screen.getByText('Lapsed')).toBeVisible()
})

const RECEIPT = `/explore/donations/receipt?id=${DONATION.id}`

test('after the session a download leads to the login, and saves no failure as a file [MORE-31]', async () => {
  const saved = spyOnDownloads()
  setAccount({ donations: [DONATION] })
  const user = await show(RECEIPT)
  const link = await screen.findByRole('link', { name: 'Download PDF' })
  server.use(
    http.get('*/auth/verify-user', () => HttpResponse.json({ error: 'Log in first.' }, { status: 401 })),
  )
  await user.click(link)
  const next = encodeURIComponent(RECEIPT)
  expect(await screen.findByText(`You are at /login?next=${next}`)).toBeVisible()
  expect(saved).toEqual([])
})
