import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { toast as hotToast } from 'react-hot-toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Received } from '#tests/mocks/accounts.ts'
import { CODE, CODE_SENT, CODE_WRONG, recovers } from '#tests/mocks/recovery.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { alerts } from './account-page.tsx'
import { contact, digit, digits, openRecovery, press, stepHasFocus } from './recovery-page.tsx'

const server = mockServer()
withDelivery('api')
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  hotToast.remove()
  vi.useRealTimers()
})

test('the boxes are one group with a name, and browsers may fill in the code [ACCOUNT-23]', () => {
  openRecovery('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
  expect(screen.getByRole('group', { name: 'Code of 4 digits' })).toContainElement(digit(1))
  expect(digit(1)).toHaveAttribute('autocomplete', 'one-time-code')
  for (const at of [1, 2, 3, 4]) expect(digit(at)).toHaveAttribute('inputmode', 'numeric')
  // Browsers fill all four digits into the first box.
  fireEvent.change(digit(1), { target: { value: CODE } })
  expect(digits()).toBe(CODE)
})

test('only digits are taken, each box goes on to the next, and Backspace goes back [ACCOUNT-22..24]', async () => {
  const { user } = openRecovery('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
  await user.click(digit(1))
  await user.keyboard('a4-7 ')
  expect(digits()).toBe('47')
  expect(digit(3)).toHaveFocus()
  await user.keyboard('{Backspace}')
  expect(digits()).toBe('4')
  expect(digit(2)).toHaveFocus()
  await user.keyboard('{ArrowLeft}9')
  expect(digits()).toBe('9')
  expect(digit(2)).toHaveFocus()
  await user.keyboard('{End}1{Home}{ArrowRight}{ArrowRight}2')
  expect(digits()).toBe('921')
})

test.each([1, 3])('a code pasted into box %d fills all four', async (at) => {
  const { user } = openRecovery('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
  await user.click(digit(at))
  await user.paste('Your code: 47 11')
  expect(digits()).toBe(CODE)
})

test('an incomplete code is not sent: an error shows, and the first box has the focus', async () => {
  const { user } = openRecovery('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
  await user.click(digit(1))
  await user.keyboard('47')
  await press(user, 'Confirm code')
  expect(digit(1)).toHaveAccessibleDescription('Please enter all 4 digits of the code.')
  expect(digit(1)).toHaveFocus()
})

test('a wrong code is reported, and stays for correction', async () => {
  server.use(...recovers())
  const { user } = openRecovery('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
  await user.click(digit(1))
  await user.keyboard('1234')
  await press(user, 'Confirm code')
  await waitFor(() => expect(alerts()).toEqual([CODE_WRONG]))
  expect(digits()).toBe('1234')
  expect(screen.getByRole('form')).toHaveTextContent(CODE_WRONG)
})

test('another code can be requested after a visible minute, whose end is announced once [ACCOUNT-25]', async () => {
  const received: Array<Received> = []
  server.use(...recovers(received))
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  openRecovery('?step=confirm-code', { sent: { contact, at: Date.now() }, isConfirmed: false })
  const resend = screen.getByRole('button', { name: 'Resend code' })
  expect(resend).toBeDisabled()
  expect(screen.getByText('in 60 s')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(59_000))
  expect(screen.getByText('in 1 s')).toBeInTheDocument()
  expect(screen.queryByText('You can ask for a new code now.')).not.toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByText('You can ask for a new code now.')).toHaveAttribute('role', 'status')
  expect(resend).toBeEnabled()
  fireEvent.click(resend)
  expect(await screen.findByText('in 60 s')).toBeInTheDocument()
  expect(received).toEqual([{ path: '/auth/recovery', body: { contact } }])
  expect(screen.getByText(CODE_SENT)).toBeInTheDocument()
})

test('an already confirmed code shows a note, and allows the next step', async () => {
  const { user } = openRecovery('?step=confirm-code', {
    sent: { contact, at: Date.now() },
    isConfirmed: true,
  })
  await user.click(await screen.findByRole('link', { name: 'Go on to the new password' }))
  await stepHasFocus('Create a new password')
})
