import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VolunteerForm } from '#src/features/volunteering/volunteer-form.tsx'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

mockServer(threeCountries)

const valuesIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'))

test('the form has the eight fields, and two of them may stay open [VOLUNTEER-4..11]', async () => {
  const { user } = renderWithTheme(
    <>
      <h2 id="join">Join our team</h2>
      <VolunteerForm labelledBy="join" email="hello@gelegrid.example" />
    </>,
  )
  const form = screen.getByRole('form', { name: 'Join our team' })
  for (const label of ['First Name', 'Last Name', 'Email Address', 'Phone number', 'Country']) {
    expect(within(form).getByLabelText(label)).toBeRequired()
  }
  expect(within(form).getByLabelText('State')).not.toBeRequired()
  const gender = within(form).getByRole('radiogroup', { name: 'Gender' })
  expect(gender).not.toBeRequired()
  expect(valuesIn(gender)).toEqual(['Male', 'Female'])
  const role = within(form).getByRole('radiogroup', { name: 'Role' })
  expect(role).toBeRequired()
  expect(valuesIn(role)).toEqual(['Staff', 'Teacher', 'Mentor'])
  expect(within(role).queryByRole('radio', { checked: true })).toBeNull()
  for (const name of ['Staff', 'Mentor']) await user.click(within(role).getByLabelText(name))
  expect(within(role).getByRole('radio', { checked: true })).toHaveAccessibleName('Mentor')
  expect(within(form).getByLabelText('Email Address')).toHaveAttribute('type', 'email')
  expect(within(form).getByLabelText('Phone number')).toHaveAttribute('inputmode', 'numeric')
})
