import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { VolunteerForm } from '#src/features/volunteering/volunteer-form.tsx'
import { threeCountries, mockServer } from '#tests/mocks/server.ts'
import { refusesSubmissions, takesSubmissions, type ReceivedSubmission } from '#tests/mocks/submissions.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { fill, renderWithTheme, type User } from '#tests/setup/render.tsx'

const server = mockServer(threeCountries)
withDelivery('api')

function open() {
  return renderWithTheme(
    <>
      <h2 id="write">Or write to us here</h2>
      <ContactForm labelledBy="write" />
    </>,
  )
}

async function fillInAll(user: User) {
  await fill(user, screen.getByLabelText('Full name'), 'Ada Obi')
  await fill(user, screen.getByLabelText('Email'), 'ada@example.com')
  await fill(user, screen.getByLabelText('Message'), 'Is there a course?')
}

function expectEverythingKept() {
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada Obi')
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  expect(screen.getByLabelText('Message')).toHaveValue('Is there a course?')
}

const send = () => screen.getByRole('button', { name: 'Send' })

test('the form is named by its heading and asks for a name, an email address and a message [CONTACT-2 CONTACT-3]', () => {
  open()
  expect(screen.getByRole('form', { name: 'Or write to us here' })).toBeInTheDocument()
  for (const label of ['Full name', 'Email', 'Message']) expect(screen.getByLabelText(label)).toBeRequired()
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
})

test('when the server fails, a message shows an alternative, and the values stay', async () => {
  server.use(refusesSubmissions('SQLITE_FULL', 500))
  const { user } = open()
  await fillInAll(user)
  await user.click(send())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/could not be sent just now/)
  expect(alert).not.toHaveTextContent('SQLITE')
  expect(screen.getByRole('link', { name: 'hello@gelegrid.example' })).toHaveAttribute(
    'href',
    'mailto:hello@gelegrid.example',
  )
  expectEverythingKept()
})

async function checkOfNextCall(user: User) {
  const sent = new Promise<string | null>((resolve) => {
    server.events.on('request:start', ({ request }) => resolve(request.headers.get('form-check')))
  })
  await user.click(send())
  return sent.finally(() => server.events.removeAllListeners('request:start'))
}

test('nobody sees or reaches the field for programs, and it is neither sent nor stored [ABUSE-1]', async () => {
  const received: Array<ReceivedSubmission> = []
  server.use(takesSubmissions(received))
  const { user, container } = open()
  const field = container.querySelector<HTMLInputElement>('input[name=topic]')!
  expect(field.closest('[aria-hidden]')).not.toBeNull()
  expect(field).toHaveAttribute('tabindex', '-1')
  expect(field).toHaveAttribute('autocomplete', 'off')
  expect(screen.getAllByRole('textbox')).not.toContain(field)
  await fillInAll(user)
  fireEvent.input(field, { target: { value: 'Cheap loans' } })
  expect(await checkOfNextCall(user)).toBe('topic')
  await screen.findByText('Thank you for writing')
  expect(received[0]?.body).not.toHaveProperty('topic')
})

test('a message taken for one of a program stays, and its second try passes [ABUSE-2]', async () => {
  server.use(refusesSubmissions('Please press the button once more.', 422))
  const { user, container } = open()
  await fillInAll(user)
  const field = container.querySelector('input[name=topic]')!
  fireEvent.input(field, { target: { value: 'from an extension' } })
  expect(await checkOfNextCall(user)).toBe('topic')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please press the button once more.')
  expectEverythingKept()
  expect(field).toHaveValue('')
  server.use(takesSubmissions([]))
  expect(Number(await checkOfNextCall(user))).toBeGreaterThan(0)
  await screen.findByText('Thank you for writing')
})

test('the time to fill in a form counts from its appearance [ABUSE-2]', async () => {
  server.use(takesSubmissions([]))
  const clock = vi.spyOn(performance, 'now').mockReturnValue(60_000)
  const { user } = open()
  await fillInAll(user)
  clock.mockReturnValue(61_200.4)
  expect(await checkOfNextCall(user)).toBe('1200')
  await screen.findByText('Thank you for writing')
  clock.mockRestore()
})

test('what was typed during an earlier visit was not typed too quickly, however soon it is sent [ABUSE-2]', async () => {
  server.use(takesSubmissions([]))
  const earlier = open()
  await fillInAll(earlier.user)
  earlier.unmount()
  expect(await checkOfNextCall(open().user)).toBeNull()
  await screen.findByText('Thank you for writing')
})

const valuesIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'))

test('the form of volunteers has eight fields, and two of them may stay open [VOLUNTEER-4..11]', async () => {
  const { user } = renderWithTheme(
    <>
      <h2 id="join">Join our team</h2>
      <VolunteerForm labelledBy="join" />
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
