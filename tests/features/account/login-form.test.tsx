import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LoginForm } from '#src/features/account/login-form.tsx'
import { hasSignedInHint } from '#src/session/hint.ts'
import { refuses, takes, type Received } from '#tests/mocks/accounts.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { makeGate } from '#tests/mocks/submissions.ts'
import { setDelivery, withDelivery } from '#tests/setup/delivery.ts'
import { alerts, openForm } from './account-page.tsx'
import { fill, type User } from '#tests/setup/render.tsx'

const server = mockServer()
withDelivery('api')

function open() {
  return openForm('/login', <LoginForm labelledBy="heading" />)
}

const email = () => screen.getByLabelText('Username or email address')
const password = () => screen.getByLabelText('Password')
const send = () => screen.getByRole('button', { name: 'Log in' })

async function fillIn(user: User) {
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

test("logging in is sent once for a double click, shows the server's message instead of an earlier error, and goes to /explore [ACCOUNT-8..10 CALL-5]", async () => {
  const received: Array<Received> = []
  const answer = makeGate()
  server.use(takes('login', 'Welcome back, Amina!', received, answer.opened))
  const { user } = open()
  await user.click(send())
  const earlier = await screen.findByRole('alert')
  await fillIn(user)
  await user.dblClick(send())
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true')
  answer.open()
  expect(await screen.findByText('Welcome back, Amina!')).toBeInTheDocument()
  expect(await screen.findByText('You are at /explore')).toBeInTheDocument()
  expect(received).toMatchObject([{ body: { remember: false } }])
  expect(hasSignedInHint()).toBe(true)
  await waitFor(() => expect(earlier).not.toBeInTheDocument(), { timeout: 2000 })
})

const amina = { email: 'amina@example.com', password: 'four plain words here' }

test.each([
  ['api', { ...amina, remember: true }],
  ['none', amina],
] as const)(
  'Remember Me asks for the long session; without delivery it is not sent, but the login is: %s [ACCOUNT-5 CALL-4 MORE-27]',
  async (delivery, body) => {
    setDelivery(delivery)
    const received: Array<Received> = []
    server.use(takes('login', 'Welcome back, Amina!', received))
    const { user } = open()
    await fillIn(user)
    await user.click(screen.getByRole('checkbox', { name: 'Remember Me' }))
    await user.click(send())
    await screen.findByText('You are at /explore')
    expect(received).toEqual([{ path: '/auth/login', body }])
  },
)

test.each([
  ['both fields blank', '', '', 'All fields are required!'],
  ['a password of spaces', 'amina@example.com', '   ', 'All fields are required!'],
  ['a blank field and a wrong address', 'amina', '', 'All fields are required!'],
  ['a username, which is no address', 'amina', 'four plain words here', 'Invalid email!'],
])(
  'with %s nothing is sent, and a toast shows the message [ACCOUNT-11 ACCOUNT-12 ERROR-1 ERROR-2]',
  async (_what, address, secret, words) => {
    const { user } = open()
    if (address) await fill(user, email(), address)
    if (secret) await fill(user, password(), secret)
    await user.click(send())
    await waitFor(() => expect(alerts()).toEqual([words]))
  },
)

test('when the server refuses, a toast shows the reason, and the values stay [CALL-5 ERROR-3]', async () => {
  server.use(refuses('login', 'The email address or password is wrong.', 401))
  const { user } = open()
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The email address or password is wrong/)
  expect(email()).toHaveValue('amina@example.com')
  expect(password()).toHaveValue('four plain words here')
  expect(hasSignedInHint()).toBe(false)
})

test('the eye shows the password and hides it again, and the cursor stays in it [ACCOUNT-3 FORM-3]', async () => {
  const { user } = open()
  await fill(user, password(), 'secret')
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
