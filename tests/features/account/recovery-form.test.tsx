import { fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { RecoveryForm } from '#src/features/account/recovery-form.tsx'
import { cannotBeReached, type Received } from '#tests/mocks/accounts.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { setDelivery, withDelivery } from '#tests/setup/delivery.ts'
import { fill, type User } from '#tests/setup/render.tsx'
import { alerts, openForm } from './account-page.tsx'

const server = mockServer()
withDelivery('api')

const CODE = '4711'
const LINK_KEY = 'k'.repeat(43)

const CODE_SENT = 'If there is an account for it, a code is on its way to its email address.'
const CODE_RIGHT = 'That is the right code. Choose a new password.'
const CODE_WRONG = 'That code is wrong, or it is no longer valid. Ask for a new one.'

/** Accepts one code and one link, and records all calls. */
function recovers(received: Array<Received> = []) {
  return [
    http.post('*/auth/recovery', async ({ request }) => {
      received.push({ path: '/auth/recovery', body: await request.json() })
      return HttpResponse.json({ success: CODE_SENT })
    }),
    http.post<never, { code?: string; link?: string }>('*/auth/recovery/verify', async ({ request }) => {
      const body = await request.json()
      received.push({ path: '/auth/recovery/verify', body })
      const isRight = body.code === CODE || body.link === LINK_KEY
      if (!isRight) return HttpResponse.json({ error: CODE_WRONG }, { status: 400 })
      return HttpResponse.json({ success: CODE_RIGHT })
    }),
  ]
}

const copy = {
  'open-link': { key: 'open-link', heading: 'Use the link' },
  'send-code': { key: 'send-code', heading: 'Send a code' },
  'confirm-code': { key: 'confirm-code', heading: 'Confirm the code' },
  'new-password': { key: 'new-password', heading: 'Create a new password' },
}

const contact = 'amina@example.com'

function openRecovery(search = '') {
  return openForm(`/password-recovery${search}`, <RecoveryForm copy={copy} />)
}

const step = (name: string) => screen.findByRole('heading', { name, level: 2 })

/** The focus moves in an effect, so the heading can be on the page before it has the focus. */
const stepHasFocus = async (name: string) => {
  const heading = await step(name)
  await waitFor(() => expect(heading).toHaveFocus())
}

async function press(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }))
}

const digit = (at: number) => screen.getByRole('textbox', { name: `Digit ${at} of 4` })

const digits = () => [1, 2, 3, 4].map((at) => (digit(at) as HTMLInputElement).value).join('')

test('the address is shown with the code, and a new one can be sent; on the way back it still stands [ACCOUNT-25]', async () => {
  const received: Array<Received> = []
  server.use(...recovers(received))
  const { user } = openRecovery()
  await fill(user, screen.getByLabelText('Email address or phone number'), contact)
  await press(user, 'Send code')
  await stepHasFocus('Confirm the code')
  expect(screen.getByText(contact)).toBeInTheDocument()
  await user.dblClick(screen.getByRole('button', { name: 'Resend code' }))
  await waitFor(() => expect(received.length).toBeGreaterThan(1))
  const call = { path: '/auth/recovery', body: { contact } }
  expect(received).toEqual([call, call])
  // Its answer is there, but the mail takes a while.
  await delay(50)
  await user.click(screen.getByRole('button', { name: 'Resend code' }))
  expect(screen.getByRole('button', { name: 'Resend code' })).toHaveAttribute('aria-disabled', 'true')
  expect(received).toEqual([call, call])
  await user.click(screen.getByRole('link', { name: 'Use another address or number' }))
  await stepHasFocus('Send a code')
  expect(screen.getByLabelText('Email address or phone number')).toHaveValue(contact)
})

test('from the new password there is a way back to the first step', async () => {
  const { user } = openRecovery('?step=new-password')
  await user.click(await screen.findByRole('link', { name: 'Start again with a new code' }))
  await stepHasFocus('Send a code')
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
})

test('the link of the mail waits for a button, and its key leaves the address at once [CONF-11]', async () => {
  const received: Array<Received> = []
  server.use(...recovers(received))
  const { user } = openRecovery(`#link=${LINK_KEY}`)
  await stepHasFocus('Use the link')
  expect(await screen.findByText('You are at /password-recovery?step=confirm-code')).toBeInTheDocument()
  expect(received).toEqual([])
  await user.dblClick(await screen.findByRole('button', { name: 'Choose a new password' }))
  await stepHasFocus('Create a new password')
  expect(received).toEqual([{ path: '/auth/recovery/verify', body: { link: LINK_KEY } }])
})

test('a link that waits for its button survives a failed connection [CONF-11]', async () => {
  server.use(cannotBeReached('recovery/verify'))
  const { user } = openRecovery(`#link=${LINK_KEY}`)
  await user.click(await screen.findByRole('button', { name: 'Choose a new password' }))
  expect(
    await screen.findByText(/^We could not reach our server. Please check your connection/),
  ).toBeVisible()
  server.use(...recovers())
  await press(user, 'Choose a new password')
  expect(await step('Create a new password')).toBeInTheDocument()
})

test('an invalid link shows an error, and offers a new code', async () => {
  server.use(...recovers())
  const { user } = openRecovery('#link=outdated')
  await user.click(await screen.findByRole('button', { name: 'Choose a new password' }))
  await waitFor(() => expect(screen.getByRole('form')).toHaveTextContent(CODE_WRONG))
  expect(alerts()).toEqual([CODE_WRONG])
  await user.click(screen.getByRole('link', { name: 'Have a code sent instead' }))
  await stepHasFocus('Send a code')
})

test('built without delivery, every step goes on without a call and without asking anything [ACCOUNT-27 ACCOUNT-28]', async () => {
  setDelivery('none')
  const { user } = openRecovery()
  await press(user, 'Send code')
  await step('Confirm the code')
  await press(user, 'Confirm code')
  await step('Create a new password')
  await press(user, 'Set new password')
  expect(await screen.findByText('You are at /login')).toBeInTheDocument()
  expect(alerts()).toEqual([])
})

const openToConfirm = () => openRecovery('?step=confirm-code')

test('the boxes are one group with a name, and browsers may fill in the code [ACCOUNT-23]', () => {
  openToConfirm()
  expect(screen.getByRole('group', { name: 'Code of 4 digits' })).toContainElement(digit(1))
  expect(digit(1)).toHaveAttribute('autocomplete', 'one-time-code')
  for (const at of [1, 2, 3, 4]) expect(digit(at)).toHaveAttribute('inputmode', 'numeric')
  // Browsers fill all four digits into the first box.
  fireEvent.input(digit(1), { target: { value: CODE } })
  expect(digits()).toBe(CODE)
})

test('only digits are taken, each box goes on to the next, and Backspace goes back [ACCOUNT-22..24]', async () => {
  const { user } = openToConfirm()
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

test('an incomplete code is not sent: an error shows, and the first box has the focus', async () => {
  const { user } = openToConfirm()
  await user.click(digit(1))
  await user.keyboard('47')
  await press(user, 'Confirm code')
  expect(digit(1)).toHaveAccessibleDescription('Please enter all 4 digits of the code.')
  expect(digit(1)).toHaveFocus()
})

test('a wrong code is reported, and stays for correction', async () => {
  server.use(...recovers())
  const { user } = openToConfirm()
  await user.click(digit(1))
  await user.keyboard('1234')
  await press(user, 'Confirm code')
  await waitFor(() => expect(alerts()).toEqual([CODE_WRONG]))
  expect(digits()).toBe('1234')
  expect(screen.getByRole('form')).toHaveTextContent(CODE_WRONG)
})
