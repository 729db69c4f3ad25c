import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { fill } from '#tests/setup/fill.ts'
import { mockConsole, openConsole } from './open-console.tsx'

const server = mockConsole()

/** The address of a donation of ₦15,000 for laptops. */
const giftAt = (index: number) => `/staff/submission?reference=GG-${String(2 + 6 * index).padStart(6, '0')}`

test('an editor notes the money of a gift once, however often the button is pressed, and saves its receipt [GIVE-3]', async () => {
  const user = openConsole(giftAt(0))
  const amount = await screen.findByLabelText('Amount in naira')
  expect(amount).toHaveValue('15000')
  await user.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  expect(await screen.findByText(/Please choose the day the money arrived/)).toBeVisible()
  await user.clear(amount)
  await fill(user, amount, '14,950.50')
  await fill(user, screen.getByLabelText('Arrived on'), '2026-09-07')
  await user.dblClick(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  expect(await screen.findByText('Noted the money: GG-R00001: ₦14,950.50 on 2026-09-07')).toBeVisible()
  expect(screen.getByText('Arrived')).toBeVisible()
  expect(screen.getByText(/₦15,000 announced/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Receipt GG-R00001 as a PDF' })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/staff/receipts/GG-R00001/file.pdf'),
  )
  expect(screen.queryByLabelText('Amount in naira')).not.toBeInTheDocument()
})

/** The next receipt is issued, but its answer does not arrive. */
function loseNextAnswer() {
  const issue = async ({ request }: { request: Request }) => {
    await fetch(request.clone())
    return HttpResponse.error()
  }
  server.use(http.post('*/api/staff/submissions/:id/receipts', issue, { once: true }))
}

test('noting the money again after a lost answer issues no second receipt [GIVE-3]', async () => {
  loseNextAnswer()
  const user = openConsole(giftAt(6))
  await fill(user, await screen.findByLabelText('Arrived on'), '2026-09-07')
  await user.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  await within(screen.getByRole('form', { name: 'Record a payment' })).findByText('Failed to fetch')
  await user.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  expect(await screen.findByText('Noted the money: GG-R00001: ₦15,000 on 2026-09-07')).toBeVisible()
  expect(screen.getAllByRole('link', { name: /^Receipt GG-R/ })).toHaveLength(1)
})

test('the same money gets another receipt once the first is cancelled, though its answer was lost [GIVE-4]', async () => {
  loseNextAnswer()
  const first = openConsole(giftAt(5))
  await fill(first, await screen.findByLabelText('Arrived on'), '2026-09-07')
  await first.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  await within(screen.getByRole('form', { name: 'Record a payment' })).findByText('Failed to fetch')
  cleanup()

  const user = openConsole(giftAt(5))
  await user.click(await screen.findByText('This receipt is a mistake'))
  await fill(user, screen.getByLabelText('Reason'), 'It was the gift of her sister.')
  await user.click(screen.getByRole('button', { name: 'Cancel GG-R00001' }))
  await screen.findByLabelText('Arrived on')
  await waitFor(() => expect(screen.getByLabelText('Arrived on')).toHaveValue('2026-09-07'))
  await user.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  expect(await screen.findByText('Noted the money: GG-R00002: ₦15,000 on 2026-09-07')).toBeVisible()
})

test('the focus stays in the next form when a payment has been recorded [STAFF-65]', async () => {
  const user = openConsole(giftAt(4))
  await fill(user, await screen.findByLabelText('Arrived on'), '2026-09-07')
  await user.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  await user.click(await screen.findByText('This receipt is a mistake'))
  await user.click(screen.getByLabelText('Reason'))
  // The mutation is pending for a moment after its answer. Then the draft goes.
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:staff-arrival'))
  await waitFor(() => expect(drafts()).toEqual([]))
  expect(screen.getByLabelText('Reason')).toHaveFocus()
})

test('a receipt is cancelled with a reason, and the gift waits again [GIVE-4]', async () => {
  const user = openConsole(giftAt(1))
  await fill(user, await screen.findByLabelText('Arrived on'), '2026-09-07')
  await user.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  await screen.findByText(/^Noted the money/)
  await user.click(screen.getByText('This receipt is a mistake'))
  await fill(user, screen.getByLabelText('Reason'), 'It was the gift of her sister.')
  await user.click(screen.getByRole('button', { name: /^Cancel GG-R/ }))
  expect(
    await screen.findByText(/^Cancelled the receipt GG-R\d+: It was the gift of her sister\.$/),
  ).toBeVisible()
  expect(screen.getByText(/2026 · cancelled/)).toBeVisible()
  expect(screen.getByText('Waiting for payment')).toBeVisible()
})

test('a gift whose money does not come lapses, and can wait again [GIVE-5]', async () => {
  const user = openConsole(giftAt(2))
  await user.click(await screen.findByRole('button', { name: 'Stop expecting payment' }))
  const again = await screen.findByRole('button', { name: 'Expect payment again' })
  // The second press of a double click would undo the first.
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
  await user.click(again)
  expect(await screen.findByText('Waiting for payment again')).toBeVisible()
})

test('a reader sees the money of a gift, and nothing to note it with [GIVE-3]', async () => {
  openConsole(giftAt(3), { role: 'reader' })
  expect(await screen.findByText(/₦15,000 announced/)).toBeVisible()
  expect(screen.queryByLabelText('Amount in naira')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Stop expecting payment' })).not.toBeInTheDocument()
})

test('gifts are summed by month and purpose, with a file of the receipts [GIVE-7]', async () => {
  const user = openConsole(giftAt(4))
  await fill(user, await screen.findByLabelText('Arrived on'), '2025-05-07')
  await user.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  await screen.findByText('Arrived')
  await user.click(screen.getByRole('link', { name: 'Gifts' }))
  expect(await screen.findByText('No money of a gift is noted for 2026.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Year'), '2025')
  const table = await screen.findByRole('table')
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Month', 'Laptops for girls', 'Gifts', 'Together'],
    ['May', '₦15,000', '1', '₦15,000'],
    ['The year', '₦15,000', '1', '₦15,000'],
  ])
  expect(screen.getByRole('link', { name: 'Receipts of 2025 (CSV)' })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/staff/receipts.csv?year=2025'),
  )
})

test('a chosen year stays in its menu while its gifts are on their way [GIVE-8]', async () => {
  let answerNow: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (answerNow = resolve))
  const sumsOf = (year: number) => ({ success: 'Yes.', payload: { year, years: [2026, 2025], sums: [] } })
  server.use(
    http.get('*/api/staff/donations', async ({ request }) => {
      if (new URL(request.url).searchParams.get('year') !== '2025') return HttpResponse.json(sumsOf(2026))
      await slow
      return HttpResponse.json(sumsOf(2025))
    }),
  )
  const user = openConsole('/staff/donations')
  const year = await screen.findByLabelText('Year')
  expect(year).toHaveValue('2026')
  await user.selectOptions(year, '2025')
  expect(year).toHaveValue('2025')
  // The sums and the file are still those of the former year.
  expect(screen.getByText('No money of a gift is noted for 2026.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Receipts of 2026 (CSV)' })).toBeVisible()
  answerNow()
  expect(await screen.findByText('No money of a gift is noted for 2025.')).toBeVisible()
  expect(year).toHaveValue('2025')
})

test('the focus stays at the money of a gift when its form has gone [STAFF-65]', async () => {
  const user = openConsole(giftAt(5))
  await fill(user, await screen.findByLabelText('Arrived on'), '2026-09-07')
  await user.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  const state = (await screen.findByText('Arrived')).parentElement
  await waitFor(() => expect(state).toHaveFocus())
  await user.click(screen.getByText('This receipt is a mistake'))
  await fill(user, screen.getByLabelText('Reason'), 'It was the gift of her sister.')
  await user.click(screen.getByRole('button', { name: /^Cancel GG-R/ }))
  await screen.findByText('Waiting for payment')
  await waitFor(() => expect(state).toHaveFocus())
})
