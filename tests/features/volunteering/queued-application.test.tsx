import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { http, HttpResponse } from 'msw'
import { sendDue } from '#src/features/offline/queue-sender.ts'
import { VolunteerForm } from '#src/features/volunteering/volunteer-form.tsx'
import { clearQueue } from '#src/features/offline/queue.ts'
import { QueueNotice } from '#src/features/offline/queue-notice.tsx'
import { mockServer } from '#tests/mocks/server.ts'
import { noConnection, takesSubmissions, type ReceivedSubmission } from '#tests/mocks/submissions.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { fill } from '#tests/setup/fill.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

const MENU = '#src/ui/forms/select.tsx'
const server = mockServer(
  http.get('/options/countries.json', () => HttpResponse.error()),
  ...noConnection,
)
withDelivery('api')

beforeEach(async () => {
  localStorage.clear()
  await clearQueue()
  vi.doMock(MENU, () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => vi.doUnmock(MENU))

test('an application filled in without a network waits with the country as typed, and is sent later [OFFLINE-1 OFFLINE-4 QUEUE-1]', async () => {
  renderWithTheme(
    <>
      <VolunteerForm labelledBy="join" email="hello@gelegrid.example" />
      <QueueNotice />
    </>,
  )
  const user = userEvent.setup()
  await fill(user, screen.getByLabelText('First Name'), 'Ada')
  await fill(user, screen.getByLabelText('Last Name'), 'Obi')
  await fill(user, screen.getByLabelText('Email Address'), 'ada@example.com')
  await fill(user, screen.getByLabelText('Phone number'), '0803 123 4567')
  await fill(user, await screen.findByRole('textbox', { name: 'Country' }), 'Nigeria')
  await user.click(screen.getByLabelText('Mentor'))
  await user.click(screen.getByRole('button', { name: 'Volunteer Now' }))
  await screen.findByText('Waiting for a connection')

  const received: Array<ReceivedSubmission> = []
  server.use(takesSubmissions(received))
  await act(() => sendDue(true))
  expect(await screen.findByText('Thank you for joining in')).toBeVisible()
  expect(received.map(({ body }) => body)).toMatchObject([{ firstName: 'Ada', country: 'Nigeria' }])
})
