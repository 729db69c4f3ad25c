import { screen, waitFor } from '@testing-library/react'
import { toast as hotToast } from 'react-hot-toast'
import { expect, test } from 'vitest'
import { SignupForm } from '#src/features/account/signup-form.tsx'
import { takes } from '#tests/mocks/accounts.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { alerts, openForm } from './account-page.tsx'
import { fill, type User } from '#tests/setup/render.tsx'

// Without handlers, any call fails its test.
const server = mockServer()
withDelivery('api')

const account = {
  Surname: 'Balogun',
  'First name': 'Amina',
  'Phone number': '0803 123 4567',
  Email: 'amina@example.com',
  Username: 'amina.b',
  Password: 'four plain words here',
}
type Label = keyof typeof account
const labels = Object.keys(account) as Array<Label>

function open() {
  return openForm('/signup', <SignupForm labelledBy="heading" />)
}

async function fillIn(user: User, changes: Partial<typeof account> = {}) {
  for (const label of labels) {
    const text = { ...account, ...changes }[label]
    if (text !== '') await fill(user, screen.getByLabelText(label), text)
  }
}

const send = () => screen.getByRole('button', { name: 'Sign up' })

test('it asks for the six fields of the specification, in its order [ACCOUNT-13..15]', () => {
  open()
  const form = screen.getByRole('form', { name: 'The form' })
  const names = [...form.querySelectorAll('input')].map(({ name }) => name)
  expect(names).toEqual(['surname', 'first_name', 'phone_number', 'email', 'username', 'password'])
  for (const label of labels) expect(screen.getByLabelText(label)).toBeRequired()
  expect(screen.getByLabelText('Phone number')).toHaveAttribute('inputmode', 'numeric')
  expect(screen.getByLabelText('Phone number')).toHaveAttribute('autocomplete', 'tel')
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test('blank fields are reported before an invalid address, and both before other errors [ACCOUNT-18 ACCOUNT-19 ERROR-1 ERROR-2]', async () => {
  const { user } = open()
  await fillIn(user, { Surname: '', Email: 'amina', Password: 'short' })
  await user.click(send())
  await waitFor(() => expect(alerts()).toEqual(['All fields are required!']))
  expect(screen.getByLabelText('Surname')).toHaveAccessibleDescription(/^Please fill this in\./)
  expect(screen.getByLabelText('Surname')).toHaveFocus()
  hotToast.remove()
  await fill(user, screen.getByLabelText('Surname'), 'Balogun')
  await user.click(send())
  await waitFor(() => expect(alerts()).toEqual(['Invalid email!']))
  hotToast.remove()
  await fill(user, screen.getByLabelText('Email'), '@example.com')
  await user.click(send())
  await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/^A password needs at least 8/)]))
})

test('a reload restores all fields but the password, which is never stored [MORE-20]', async () => {
  const { user, unmount } = open()
  await fillIn(user)
  // The same while it is visible, when it is an ordinary text field.
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  await user.type(screen.getByLabelText('Password'), '!')
  expect(await screen.findByText('Saved on this device.')).toBeInTheDocument()
  unmount()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('plain words')
  open()
  expect(screen.getByLabelText('Surname')).toHaveValue('Balogun')
  expect(screen.getByLabelText('Username')).toHaveValue('amina.b')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('a sign-up leads to the login page, and what was typed leaves the device [MORE-20]', async () => {
  server.use(takes('signup', 'Your account is ready.'))
  const { user } = open()
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByText('You are at /login')).toBeInTheDocument()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Balogun')
})
