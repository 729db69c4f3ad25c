import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast as hotToast } from 'react-hot-toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RecoveryForm } from '../../../src/features/account/recovery-form'
import { storedProgress, type RecoveryProgress } from '../../../src/features/account/recovery-steps'
import { env } from '../../../src/lib/env'
import { cannotBeReached, refuses, type Received } from '../../mocks/accounts'
import {
  CODE,
  CODE_RIGHT,
  CODE_SENT,
  CODE_WRONG,
  LINK_KEY,
  PASSWORD_SET,
  recovers,
} from '../../mocks/recovery'
import { mockServer } from '../../mocks/server'
import { withDelivery } from '../../setup/delivery'
import { alerts, openForm } from './account-page'

const server = mockServer()
withDelivery('api')
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  hotToast.remove()
  vi.useRealTimers()
})

const words = {
  'send-code': { heading: 'Send a code', text: 'Enter it.' },
  'confirm-code': { heading: 'Confirm the code', text: 'Type it.' },
  'new-password': { heading: 'Create a new password', text: 'Choose it.' },
}

const contact = 'amina@example.com'

function open(search = '', progress?: RecoveryProgress) {
  if (progress) storedProgress.write(progress)
  return openForm(
    `/password-recovery${search}`,
    <RecoveryForm words={words} email="hello@gelegrid.example" />,
  )
}

type Visitor = ReturnType<typeof userEvent.setup>

const step = (name: string) => screen.findByRole('heading', { name, level: 2 })
const press = (user: Visitor, name: string) => user.click(screen.getByRole('button', { name }))
const digit = (at: number) => screen.getByRole('textbox', { name: `Digit ${at} of 4` })
const digits = () => [1, 2, 3, 4].map((at) => (digit(at) as HTMLInputElement).value).join('')

test('from the address to the new password in three steps, and on to the login page', async () => {
  const received: Array<Received> = []
  server.use(...recovers(received))
  const { user } = open()
  await user.type(screen.getByLabelText('Email address or phone number'), contact)
  await press(user, 'Send code')
  expect(await step('Confirm the code')).toHaveFocus()
  expect(screen.getByText(CODE_SENT)).toBeInTheDocument()
  expect(screen.getByText('You are at /password-recovery?step=confirm-code')).toBeInTheDocument()
  await user.click(digit(1))
  await user.keyboard(CODE)
  await press(user, 'Confirm code')
  expect(await step('Create a new password')).toHaveFocus()
  expect(screen.getByText(CODE_RIGHT)).toBeInTheDocument()
  await user.type(screen.getByLabelText('New password'), 'four plain words here')
  await user.type(screen.getByLabelText('Confirm password'), 'four plain words here')
  await press(user, 'Set new password')
  expect(await screen.findByText(PASSWORD_SET)).toBeInTheDocument()
  expect(await screen.findByText(`You are at /login with {"email":"${contact}"}`)).toBeInTheDocument()
  expect(received).toEqual([
    { path: '/auth/recovery', body: { contact } },
    { path: '/auth/recovery/verify', body: { code: CODE } },
    { path: '/auth/recovery/reset', body: { password: 'four plain words here' } },
  ])
  expect(sessionStorage).toHaveLength(0)
})

test('the boxes are one group with a name, and browsers may fill in the code', () => {
  open('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
  expect(screen.getByRole('group', { name: 'Code of 4 digits' })).toContainElement(digit(1))
  expect(digit(1)).toHaveAttribute('autocomplete', 'one-time-code')
  for (const at of [1, 2, 3, 4]) expect(digit(at)).toHaveAttribute('inputmode', 'numeric')
  // As the browser does it: all four at once, in the first box.
  fireEvent.change(digit(1), { target: { value: CODE } })
  expect(digits()).toBe(CODE)
})

test('only digits are taken, each box goes on to the next, and Backspace goes back', async () => {
  const { user } = open('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
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
  const { user } = open('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
  await user.click(digit(at))
  await user.paste('Your code: 47 11')
  expect(digits()).toBe(CODE)
})

test('an incomplete code is not sent: it says so, and the first box has the focus', async () => {
  const { user } = open('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
  await user.click(digit(1))
  await user.keyboard('47')
  await press(user, 'Confirm code')
  expect(digit(1)).toHaveAccessibleDescription('Please enter all 4 digits of the code.')
  expect(digit(1)).toHaveFocus()
})

test('a wrong code is told of, and stays to be mended', async () => {
  server.use(...recovers())
  const { user } = open('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
  await user.click(digit(1))
  await user.keyboard('1234')
  await press(user, 'Confirm code')
  await waitFor(() => expect(alerts()).toEqual([CODE_WRONG]))
  expect(digits()).toBe('1234')
  expect(screen.getByRole('form')).toHaveTextContent(CODE_WRONG)
})

test('another code can be asked for after a minute, which one sees; its end is said once', async () => {
  const received: Array<Received> = []
  server.use(...recovers(received))
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  open('?step=confirm-code', { sent: { contact, at: Date.now() }, isConfirmed: false })
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
  await waitFor(() => expect(screen.getByText('in 60 s')).toBeInTheDocument())
  expect(received).toEqual([{ path: '/auth/recovery', body: { contact } }])
  expect(screen.getByText(CODE_SENT)).toBeInTheDocument()
})

test('when no new code can be sent, that is said, and one can ask again', async () => {
  server.use(refuses('recovery', 'Too many codes. Please wait.', 429))
  const { user } = open('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
  await press(user, 'Resend code')
  await waitFor(() => expect(alerts()).toEqual(['Too many codes. Please wait.']))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Resend code' })).toBeEnabled())
})

test('without an address or number nothing is sent', async () => {
  const { user } = open()
  await press(user, 'Send code')
  expect(screen.getByLabelText('Email address or phone number')).toHaveAccessibleDescription(
    'Please enter your email address or phone number.',
  )
})

test('when the code cannot be asked for, that is said, and what was typed stays', async () => {
  server.use(cannotBeReached('recovery'))
  const { user } = open()
  await user.type(screen.getByLabelText('Email address or phone number'), contact)
  await press(user, 'Send code')
  await waitFor(() => expect(alerts()).toEqual(['Failed to fetch']))
  expect(screen.getByLabelText('Email address or phone number')).toHaveValue(contact)
  expect(screen.getByRole('heading', { name: 'Send a code' })).toBeInTheDocument()
})

test('a double click asks for one code', async () => {
  const received: Array<Received> = []
  server.use(...recovers(received, { afterMs: 50 }))
  const { user } = open()
  await user.type(screen.getByLabelText('Email address or phone number'), contact)
  await user.dblClick(screen.getByRole('button', { name: 'Send code' }))
  await step('Confirm the code')
  expect(received).toHaveLength(1)
})

test('the two passwords have to agree, and the first rule that is broken is said', async () => {
  const { user } = open('?step=new-password', { sent: { contact, at: 0 }, isConfirmed: true })
  await press(user, 'Set new password')
  await waitFor(() => expect(alerts()).toEqual(['All fields are required!']))
  hotToast.remove()
  await user.type(screen.getByLabelText('New password'), 'four plain words here')
  await user.type(screen.getByLabelText('Confirm password'), 'four plain words')
  await press(user, 'Set new password')
  await waitFor(() => expect(alerts()).toEqual(['The two passwords differ. Please type the same one twice.']))
  expect(screen.getByLabelText('Confirm password')).toHaveFocus()
})

test('a step survives a reload', async () => {
  open('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
  expect(await step('Confirm the code')).toBeInTheDocument()
  expect(screen.getByText(contact)).toBeInTheDocument()
})

test.each([
  ['confirm-code', undefined, 'Send a code', /^Let us send you a code first/],
  ['new-password', undefined, 'Send a code', /^Let us send you a code first/],
  [
    'new-password',
    { sent: { contact, at: 0 }, isConfirmed: false },
    'Confirm the code',
    /^Please confirm the code first/,
  ],
])('who comes to %s too early is led back, and told why', async (asked, progress, name, why) => {
  open(`?step=${asked}`, progress)
  expect(await step(name)).toBeInTheDocument()
  expect(await screen.findByText(why)).toBeInTheDocument()
})

test.each([
  ['?step=confirm-code', 'Use another address or number'],
  ['?step=new-password', 'Start again with a new code'],
])('from %s there is a way back to the first step, where the address still stands', async (search, name) => {
  const { user } = open(search, { sent: { contact, at: 0 }, isConfirmed: true })
  await user.click(screen.getByRole('link', { name }))
  expect(await step('Send a code')).toHaveFocus()
  expect(screen.getByLabelText('Email address or phone number')).toHaveValue(contact)
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
})

test('the steps say which one it is', () => {
  open('?step=confirm-code', { sent: { contact, at: 0 }, isConfirmed: false })
  expect(screen.getByRole('list', { name: 'Steps' })).toHaveTextContent(
    'Send a codeConfirm the codeCreate a new password',
  )
  const current = screen.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step')
  expect(current.map(({ textContent }) => textContent)).toEqual(['Confirm the code'])
})

test('the link of the mail leads straight to the new password, and its key leaves the address at once', async () => {
  const received: Array<Received> = []
  server.use(...recovers(received))
  open(`#link=${LINK_KEY}`)
  await waitFor(() => expect(screen.queryByText(/link=/)).not.toBeInTheDocument())
  expect(await step('Create a new password')).toBeInTheDocument()
  expect(received).toEqual([{ path: '/auth/recovery/verify', body: { link: LINK_KEY } }])
})

test('a link that is no longer valid says so, and offers a new code', async () => {
  server.use(...recovers())
  open('#link=outdated')
  expect(await screen.findByText(`${CODE_WRONG} You can have a new code sent here.`)).toBeInTheDocument()
  expect(await step('Send a code')).toBeInTheDocument()
  expect(screen.getByText(/^You are at \/password-recovery with/)).toBeInTheDocument()
})

test('built without delivery, every step goes on without a call and without asking anything', async () => {
  env.formDelivery = 'none'
  const { user } = open()
  await press(user, 'Send code')
  await step('Confirm the code')
  await press(user, 'Confirm code')
  await step('Create a new password')
  await press(user, 'Set new password')
  expect(await screen.findByText('You are at /login')).toBeInTheDocument()
  expect(alerts()).toEqual([])
})

test('built without delivery, every step can be opened by its address', async () => {
  env.formDelivery = 'none'
  open('?step=new-password')
  expect(await step('Create a new password')).toBeInTheDocument()
})
