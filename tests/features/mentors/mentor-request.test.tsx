import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createRoutesStub } from 'react-router-dom'
import { expect, test } from 'vitest'
import { MAX_OPEN_MENTOR_REQUESTS, type SentRequest } from '#contract/requests.ts'
import { MentorRequest } from '#src/features/mentors/mentor-request.tsx'
import { CurrentUserContext } from '#src/session/session-provider.tsx'
import { isSignedIn } from '#tests/mocks/accounts.ts'
import { amina } from '#tests/mocks/members.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { ForMember } from '#tests/setup/for-member.tsx'
import { fill, renderWithTheme } from '#tests/setup/render.tsx'
import { hasMentors } from './mentors-pages.tsx'

const server = mockServer(hasMentors())
withDelivery('api')

const PLEASE = 'I have finished your web course and look for a first job.'

const request = (subject: string, more: Partial<SentRequest> = {}): SentRequest => ({
  id: `request-${subject}`,
  kind: 'mentor',
  subject,
  message: PLEASE,
  state: 'open',
  // Half past midnight of the next day in Lagos.
  sentAt: '2026-11-19T23:30:00.000Z',
  ...more,
})

/** A server with these requests, which accepts and deletes others. */
function withRequests(...stored: Array<SentRequest>) {
  let requests = stored
  server.use(
    http.get('*/account/requests', () => HttpResponse.json({ success: 'Yours.', payload: requests })),
    http.post('*/account/requests', () => {
      requests = [request('mentor-1'), ...requests]
      return HttpResponse.json({ success: 'Your request is sent.', payload: requests[0] }, { status: 201 })
    }),
    http.delete('*/account/requests/:id', ({ params }) => {
      requests = requests.filter(({ id }) => id !== params.id)
      return HttpResponse.json({ success: 'Your request is withdrawn.' })
    }),
  )
}

function open(member = amina) {
  const Page = () => (
    <CurrentUserContext value={member}>
      <MentorRequest slug="mentor-1" copy={{ key: 'request', heading: 'Ask for mentoring' }} />
    </CurrentUserContext>
  )
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  return renderWithTheme(
    <ForMember>
      <Stub />
    </ForMember>,
  ).user
}

test('a request has at least thirty characters, and its state takes the place of the form', async () => {
  withRequests()
  const user = open()
  const field = await screen.findByRole('textbox', { name: 'What would you like help with?' })
  await fill(user, field, 'Please help me.')
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(field).toHaveAccessibleDescription(/at least 30 characters, so that/)
  await user.clear(field)
  await fill(user, field, PLEASE)
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByText('Waiting for an answer.')).toBeInTheDocument()
  expect(screen.getByText('Sent on 20 November 2026')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Ask for mentoring' })).toHaveFocus()
})

test('an open request can be withdrawn, and then there is the form again', async () => {
  withRequests(request('mentor-1'))
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Withdraw the request' }))
  expect(await screen.findByRole('textbox')).toHaveValue('')
})

test('a declined request can be followed by another, an accepted one cannot', async () => {
  withRequests(request('mentor-1', { state: 'declined' }))
  open()
  expect(await screen.findByText(/^Declined this time/)).toBeInTheDocument()
  expect(screen.getByRole('textbox')).toBeInTheDocument()
})

test('with five open requests there is no form, but the ways to them', async () => {
  withRequests(
    ...Array.from({ length: MAX_OPEN_MENTOR_REQUESTS }, (_, index) => request(`mentor-${index + 2}`)),
  )
  open()
  expect(await screen.findByRole('link', { name: 'Bisi Number 2' })).toHaveAttribute(
    'href',
    '/explore/community/mentor-2',
  )
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('a request that was stored although its answer was lost is shown, instead of a form that is refused', async () => {
  withRequests()
  const user = open()
  await fill(user, await screen.findByRole('textbox'), PLEASE)
  server.use(
    http.post('*/account/requests', () =>
      HttpResponse.json({ error: 'You already have an open request with this mentor.' }, { status: 409 }),
    ),
    http.get('*/account/requests', () =>
      HttpResponse.json({ success: 'Yours.', payload: [request('mentor-1')] }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByText('Waiting for an answer.')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ask for mentoring' })).toHaveFocus())
})

test('the form stays while somebody types, also if looking up the requests again fails [MORE-41]', async () => {
  withRequests()
  const user = open()
  await fill(user, await screen.findByRole('textbox'), PLEASE)
  let calls = 0
  server.use(
    http.get('*/account/requests', () => {
      calls += 1
      return HttpResponse.json({ error: 'Too many calls. Please wait a minute.' }, { status: 429 })
    }),
  )
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(calls).toBe(1))
  await act(async () => undefined)
  expect(screen.getByRole('textbox')).toHaveValue(PLEASE)
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(screen.queryByText('Your requests could not be loaded.')).not.toBeInTheDocument()
})

test('a member who cannot ask yet is told so instead of a form, and sees what she has sent before [CONF-6]', async () => {
  withRequests(request('mentor-1', { state: 'declined' }))
  const unconfirmed = { ...amina, is_address_confirmed: false }
  server.use(isSignedIn(unconfirmed))
  open(unconfirmed)
  expect(await screen.findByText('Please confirm your address')).toBeVisible()
  expect(screen.getByText(/^Declined this time/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})
