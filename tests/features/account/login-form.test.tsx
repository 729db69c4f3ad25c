import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast as hotToast } from 'react-hot-toast'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { LoginForm } from '#src/features/account/login-form.tsx'
import { hasSignedInHint } from '#src/session/hint.ts'
import { answersWithoutWords, cannotBeReached, refuses, takes, type Received } from '#tests/mocks/accounts.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { setDelivery, withDelivery } from '#tests/setup/delivery.ts'
import { fill } from '#tests/setup/fill.ts'
import { alerts, openForm } from './account-page.tsx'

const server = mockServer()
withDelivery('api')
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => hotToast.remove())

function open(address = '/login', state?: unknown) {
  return openForm(address, <LoginForm labelledBy="heading" email="hello@gelegrid.example" />, state)
}

const email = () => screen.getByLabelText('Username or email address')
const password = () => screen.getByLabelText('Password')
const send = () => screen.getByRole('button', { name: 'Log in' })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await fill(user, email(), 'amina@example.com')
  await fill(user, password(), 'four plain words here')
}

test('it asks for what password managers know, can be remembered, and leads to recovery and sign-up [ACCOUNT-1 ACCOUNT-2 ACCOUNT-4 ACCOUNT-6 ACCOUNT-7]', () => {
  open()
  expect(screen.getByRole('form', { name: 'The form' })).toBeInTheDocument()
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  expect(screen.getByRole('checkbox', { name: 'Remember Me' })).not.toBeChecked()
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/password-recovery')
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
})

test("logging in shows the server's message, and goes to /explore [ACCOUNT-9 ACCOUNT-10 CALL-5]", async () => {
  const received: Array<Received> = []
  server.use(takes('login', 'Welcome back, Amina!', received))
  const { user } = open()
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByText('Welcome back, Amina!')).toBeInTheDocument()
  expect(await screen.findByText('You are at /explore')).toBeInTheDocument()
  expect(received).toEqual([
    {
      path: '/auth/login',
      body: { email: 'amina@example.com', password: 'four plain words here', remember: false },
    },
  ])
  expect(hasSignedInHint()).toBe(true)
})

test('Remember Me asks for the long session [MORE-27]', async () => {
  const received: Array<Received> = []
  server.use(takes('login', 'Welcome back, Amina!', received))
  const { user } = open()
  await fillIn(user)
  await user.click(screen.getByRole('checkbox', { name: 'Remember Me' }))
  await user.click(send())
  await screen.findByText('You are at /explore')
  expect(received[0]?.body).toMatchObject({ remember: true })
})

test('built without delivery, logging in still calls, and Remember Me is not sent [ACCOUNT-5 CALL-4]', async () => {
  setDelivery('none')
  const received: Array<Received> = []
  server.use(takes('login', 'Welcome back, Amina!', received))
  const { user } = open()
  await fillIn(user)
  await user.click(screen.getByRole('checkbox', { name: 'Remember Me' }))
  await user.click(send())
  await screen.findByText('You are at /explore')
  expect(received[0]?.body).toEqual({ email: 'amina@example.com', password: 'four plain words here' })
})

test('an address that came along need not be typed again', () => {
  open('/login', { email: 'amina@example.com' })
  expect(email()).toHaveValue('amina@example.com')
})

test.each([
  ['both fields blank', '', '', 'All fields are required!'],
  ['a blank password', 'amina@example.com', '', 'All fields are required!'],
  ['a password of spaces', 'amina@example.com', '   ', 'All fields are required!'],
  ['a blank field and a wrong address', 'amina', '', 'All fields are required!'],
  ['a username, which is no address', 'amina', 'four plain words here', 'Invalid email!'],
])(
  'with %s nothing is sent, and a toast shows the message [ACCOUNT-11 ACCOUNT-12 ERROR-1 ERROR-2]',
  async (_what, address, secret, words) => {
    const { user } = open()
    if (address) await user.type(email(), address)
    if (secret) await user.type(password(), secret)
    await user.click(send())
    await waitFor(() => expect(alerts()).toEqual([words]))
  },
)

test.each([
  [
    'refuses',
    refuses('login', 'The email address or password is wrong.', 401),
    /^The email address or password is wrong/,
  ],
  ['answers 429', refuses('login', 'Too many attempts. Please wait.', 429), /^Too many attempts/],
  ['cannot be reached', cannotBeReached('login'), /^Failed to fetch$/],
  ['answers without words', answersWithoutWords('login'), /^An error occurred!$/],
])(
  'when the server %s, a toast shows the reason, and the values stay [CALL-5 ERROR-3 ERROR-4]',
  async (_how, answer, words) => {
    server.use(answer)
    const { user } = open()
    await fillIn(user)
    await user.click(send())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words)
    expect(email()).toHaveValue('amina@example.com')
    expect(password()).toHaveValue('four plain words here')
    expect(hasSignedInHint()).toBe(false)
  },
)

test('while sending, the button shows it, and a double click sends once [ACCOUNT-8]', async () => {
  const received: Array<Received> = []
  server.use(takes('login', 'Welcome back!', received, { afterMs: 50 }))
  const { user } = open()
  await fillIn(user)
  await user.dblClick(send())
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true')
  await screen.findByText('You are at /explore')
  expect(received).toHaveLength(1)
})

test('the eye shows the password and hides it again, and the cursor stays in it [ACCOUNT-3 FORM-3]', async () => {
  const { user } = open()
  await user.type(password(), 'secret')
  const eye = screen.getByRole('button', { name: 'Show password' })
  expect(password()).toHaveAttribute('type', 'password')
  expect(eye).toHaveAttribute('aria-pressed', 'false')
  await user.click(eye)
  expect(password()).toHaveAttribute('type', 'text')
  expect(eye).toHaveAttribute('aria-pressed', 'true')
  expect(password()).toHaveFocus()
  expect(password()).toHaveValue('secret')
  await user.click(eye)
  expect(password()).toHaveAttribute('type', 'password')
})

test('if the browser refuses cookies, an error shows, nothing is sent, and the values stay', async () => {
  const received: Array<Received> = []
  server.use(takes('login', 'Welcome back, Amina!', received))
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  onTestFinished(() => void vi.restoreAllMocks())
  const { user } = open()
  await fillIn(user)
  await user.click(send())
  expect(await screen.findAllByText(/^Your browser refuses our cookies/)).not.toEqual([])
  expect(password()).toHaveValue('four plain words here')
  expect(received).toEqual([])
})

test('a typed address is restored later, until a login', async () => {
  const { user, unmount } = open()
  await user.type(email(), 'amina@example.com')
  unmount()

  server.use(takes('login', 'Welcome back, Amina!'))
  const { user: again, unmount: leave } = open()
  expect(email()).toHaveValue('amina@example.com')
  await again.type(password(), 'four plain words here')
  await again.click(send())
  await screen.findByText('You are at /explore')
  leave()

  open()
  expect(email()).toHaveValue('')
})
