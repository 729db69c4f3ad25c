import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { VolunteerForm } from '#src/features/volunteering/volunteer-form.tsx'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { takesSubmissions, type ReceivedSubmission } from '#tests/mocks/submissions.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { renderWithTheme, type User } from '#tests/setup/render.tsx'
import { fill } from '#tests/setup/fill.ts'

const server = mockServer(threeCountries)
withDelivery('api')

beforeEach(() => import('#src/ui/forms/select.tsx'))

function open() {
  return renderWithTheme(
    <>
      <h2 id="join">Join our team</h2>
      <VolunteerForm labelledBy="join" email="hello@gelegrid.example" />
    </>,
  )
}

const country = () => screen.getByRole('combobox', { name: 'Country' })
const submit = () => screen.getByRole('button', { name: 'Volunteer Now' })

async function fillInAll(user: User) {
  await fill(user, screen.getByLabelText('First Name'), 'Ada')
  await fill(user, screen.getByLabelText('Last Name'), 'Obi')
  await fill(user, screen.getByLabelText('Email Address'), 'ada@example.com')
  await fill(user, screen.getByLabelText('Phone number'), '0803 123 4567')
  await waitFor(() => expect(country().tagName).toBe('INPUT'))
  await user.click(country())
  await user.click(await screen.findByRole('option', { name: 'Nigeria' }))
  await fill(user, screen.getByLabelText('State'), 'Lagos')
  await user.click(screen.getByLabelText('Female'))
  await user.click(screen.getByLabelText('Staff'))
  await user.click(screen.getByLabelText('Mentor'))
}

test('the form has the eight fields, and two of them may stay open [VOLUNTEER-4..7 VOLUNTEER-9 VOLUNTEER-10]', () => {
  open()
  const form = screen.getByRole('form', { name: 'Join our team' })
  for (const label of ['First Name', 'Last Name', 'Email Address', 'Phone number', 'Country']) {
    expect(within(form).getByLabelText(label)).toBeRequired()
  }
  expect(within(form).getByLabelText('State')).not.toBeRequired()
  expect(within(form).getByRole('radiogroup', { name: 'Gender' })).not.toBeRequired()
  const role = within(form).getByRole('radiogroup', { name: 'Role' })
  expect(role).toBeRequired()
  const roles = within(role).getAllByRole('radio')
  expect(roles.map((one) => one.getAttribute('value'))).toEqual(['Staff', 'Teacher', 'Mentor'])
  for (const one of roles) expect(one).not.toBeChecked()
  expect(within(form).getByLabelText('Email Address')).toHaveAttribute('type', 'email')
  expect(within(form).getByLabelText('Phone number')).toHaveAttribute('inputmode', 'numeric')
})

test('an application is sent once, its phone number as digits, and thanks take the place of the form; another role replaces the one before [VOLUNTEER-11]', async () => {
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
