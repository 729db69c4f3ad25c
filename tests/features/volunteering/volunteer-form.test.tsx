import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { VolunteerForm } from '#src/features/volunteering/volunteer-form.tsx'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { takesSubmissions, type ReceivedSubmission } from '#tests/mocks/submissions.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { fill } from '#tests/setup/fill.ts'

const server = mockServer(threeCountries)
withDelivery('api')

beforeEach(async () => {
  localStorage.clear()
  await import('#src/ui/forms/select.tsx')
})

function open() {
  const page = renderWithTheme(
    <>
      <h2 id="join">Join our team</h2>
      <VolunteerForm labelledBy="join" email="hello@gelegrid.example" />
    </>,
  )
  return { user: userEvent.setup(), ...page }
}

const country = () => screen.getByRole('combobox', { name: 'Country' })
const submit = () => screen.getByRole('button', { name: 'Volunteer Now' })

async function fillInAll(user: ReturnType<typeof userEvent.setup>) {
  await fill(user, screen.getByLabelText('First Name'), 'Ada')
  await fill(user, screen.getByLabelText('Last Name'), 'Obi')
  await fill(user, screen.getByLabelText('Email Address'), 'ada@example.com')
  await fill(user, screen.getByLabelText('Phone number'), '0803 123 4567')
  await waitFor(() => expect(country().tagName).toBe('INPUT'))
  await user.click(country())
  await user.click(await screen.findByRole('option', { name: 'Nigeria' }))
  await fill(user, screen.getByLabelText('State'), 'Lagos')
  await user.click(screen.getByLabelText('Female'))
  await user.click(screen.getByLabelText('Mentor'))
}

test('the form has the eight fields, and two of them may stay open [VOLUNTEER-4..7 VOLUNTEER-9]', () => {
  open()
  const form = screen.getByRole('form', { name: 'Join our team' })
  for (const label of ['First Name', 'Last Name', 'Email Address', 'Phone number', 'Country']) {
    expect(within(form).getByLabelText(label)).toBeRequired()
  }
  expect(within(form).getByLabelText('State')).not.toBeRequired()
  expect(within(form).getByRole('radiogroup', { name: 'Gender' })).not.toBeRequired()
  expect(within(form).getByRole('radiogroup', { name: 'Role' })).toBeRequired()
  expect(within(form).getByLabelText('Email Address')).toHaveAttribute('type', 'email')
  expect(within(form).getByLabelText('Phone number')).toHaveAttribute('inputmode', 'numeric')
})

test('no role is chosen at first; choosing another replaces the one before [VOLUNTEER-10 VOLUNTEER-11]', async () => {
  const { user } = open()
  const roles = within(screen.getByRole('radiogroup', { name: 'Role' })).getAllByRole('radio')
  expect(roles.map((role) => role.getAttribute('value'))).toEqual(['Staff', 'Teacher', 'Mentor'])
  for (const role of roles) expect(role).not.toBeChecked()
  await user.click(screen.getByLabelText('Staff'))
  await user.click(screen.getByLabelText('Mentor'))
  expect(screen.getByLabelText('Staff')).not.toBeChecked()
  expect(screen.getByLabelText('Mentor')).toBeChecked()
})

test('an application is sent once, its phone number as digits, and thanks take the place of the form', async () => {
  const received: Array<ReceivedSubmission> = []
  server.use(takesSubmissions(received, { afterMs: 50 }))
  const { user } = open()
  await fillInAll(user)
  await user.dblClick(submit())
  expect(await screen.findByText('Thank you for joining in')).toBeInTheDocument()
  expect(received).toEqual([
    {
      kind: 'volunteering',
      key: expect.any(String),
      type: 'application/json',
      body: {
        firstName: 'Ada',
        lastName: 'Obi',
        email: 'ada@example.com',
        phone: '08031234567',
        country: 'Nigeria',
        state: 'Lagos',
        gender: 'Female',
        role: 'Mentor',
      },
    },
  ])
  expect(localStorage).toHaveLength(0)
})
