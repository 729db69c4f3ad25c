import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { receiveDonation } from '#contract/staff/submissions.ts'
import { route } from '#tests/mocks/route.ts'
import { fill, type User } from '#tests/setup/render.tsx'
import { mockConsole, openConsole } from './open-console.tsx'

const { server, state } = mockConsole()

/** The address of a gift of ₦15,000 for laptops. */
const GIFT = '/staff/submission?reference=GG-000001'
const receipts = () => state.submissions.at(-1)!.donation!.receipts

async function record(user: User) {
  await fill(user, await screen.findByLabelText('Arrived on'), '2026-09-07')
  await user.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
}

async function cancelReceipt(user: User) {
  await user.click(await screen.findByText('This receipt is a mistake'))
  await fill(user, screen.getByLabelText('Reason'), 'It was the gift of her sister.')
  await user.click(screen.getByRole('button', { name: 'Cancel GG-R00001' }))
}

test('an editor notes the money of a gift once, however often the button is pressed, and saves its receipt [GIVE-3]', async () => {
  const user = openConsole(GIFT)
  const amount = await screen.findByLabelText('Amount in naira')
  expect(amount).toHaveValue('15000')
  await user.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  expect(await screen.findByText(/Please choose the day the money arrived/)).toBeVisible()
  await user.clear(amount)
  await fill(user, amount, '14,950.50')
  await fill(user, screen.getByLabelText('Arrived on'), '2026-09-07')
  await user.dblClick(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  expect(await screen.findByText('Noted the money: GG-R00001')).toBeVisible()
  expect(receipts()).toMatchObject([{ amountMinor: 1_495_050, receivedOn: '2026-09-07' }])
  expect(screen.getByText(/₦15,000 announced/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Receipt GG-R00001 as a PDF' })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/staff/receipts/GG-R00001/file.pdf'),
  )
  expect(screen.queryByLabelText('Amount in naira')).not.toBeInTheDocument()
  await draftIsDeleted()
})

/** A mutation stays pending for a moment after its answer. Only then is the draft deleted: maybe in the next test. */
const draftIsDeleted = () => waitFor(() => expect(Object.keys(localStorage)).toEqual([]))

/** The next receipts are not issued, or their answers do not arrive. Returns the ids of the attempts. */
function loseAnswers() {
  const ids: Array<string> = []
  server.use(
    route(receiveDonation, ({ body }) => {
      ids.push(body.id)
      return HttpResponse.error()
    }),
  )
  return ids
}

const isLost = () =>
  within(screen.getByRole('form', { name: 'Record it and send the receipt' })).findByText('Failed to fetch')

test('noting the money again after a lost answer has the same id, so that there is no second receipt [GIVE-3]', async () => {
  const ids = loseAnswers()
  const user = openConsole(GIFT)
  await record(user)
  await isLost()
  await user.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  await waitFor(() => expect(ids).toHaveLength(2))
  expect(ids[1]).toBe(ids[0])
  await isLost()
})

test('a receipt is cancelled with a reason, the gift waits again, and the focus stays at its money [GIVE-4 STAFF-65]', async () => {
  const user = openConsole(GIFT)
  await record(user)
  const money = (await screen.findByText('Arrived')).parentElement
  await waitFor(() => expect(money).toHaveFocus())
  await cancelReceipt(user)
  expect(
    await screen.findByText('Cancelled the receipt GG-R00001: It was the gift of her sister.'),
  ).toBeVisible()
  expect(screen.getByText(/2026 · cancelled/)).toBeVisible()
  expect(screen.getByText('Waiting for payment')).toBeVisible()
  await waitFor(() => expect(money).toHaveFocus())
})

test('the focus stays in the next form when a payment has been recorded [STAFF-65]', async () => {
  const user = openConsole(GIFT)
  await record(user)
  await user.click(await screen.findByText('This receipt is a mistake'))
  await user.click(screen.getByLabelText('Reason'))
  await draftIsDeleted()
  expect(screen.getByLabelText('Reason')).toHaveFocus()
})

test('a gift whose money does not come lapses, and can wait again [GIVE-5]', async () => {
  const user = openConsole(GIFT)
  await user.click(await screen.findByRole('button', { name: 'Stop expecting payment' }))
  const again = await screen.findByRole('button', { name: 'Expect payment again' })
  // The second press of a double click would undo the first.
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
  await user.click(again)
  expect(await screen.findByText('Waiting for payment again')).toBeVisible()
})

test('a reader sees the money of a gift, and nothing to note it with [GIVE-3]', async () => {
  state.me.role = 'reader'
  openConsole(GIFT)
  expect(await screen.findByText(/₦15,000 announced/)).toBeVisible()
  expect(screen.queryByLabelText('Amount in naira')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Stop expecting payment' })).not.toBeInTheDocument()
})

test('gifts are summed by month and purpose, with a file of the receipts [GIVE-7]', async () => {
  const user = openConsole('/staff/donations')
  const former = await screen.findByText('No money of a gift is noted for 2026.')
  expect(former).toBeVisible()
  const dimmed = waitFor(() => expect(former.parentElement).toHaveAttribute('aria-busy', 'true'))
  await user.selectOptions(screen.getByLabelText('Year'), '2025')
  await dimmed
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

test('the same money gets another receipt once the first is cancelled, though its answer was lost [GIVE-4]', async () => {
  const ids = loseAnswers()
  await record(openConsole(GIFT))
  await isLost()
  cleanup()

  const issued = { number: 'GG-R00001', amountMinor: 1_500_000, receivedOn: '2026-09-07' }
  Object.assign(state.submissions.at(-1)!.donation!, {
    state: 'received',
    receipts: [{ ...issued, isCancelled: false }],
  })
  const user = openConsole(GIFT)
  await cancelReceipt(user)
  await waitFor(() => expect(screen.getByLabelText('Arrived on')).toHaveValue('2026-09-07'))
  await user.click(screen.getByRole('button', { name: 'Record it and send the receipt' }))
  await waitFor(() => expect(ids).toHaveLength(2))
  expect(ids[1]).not.toBe(ids[0])
  await isLost()
})
