import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sendWaiting } from '#src/features/offline/queue-sender.ts'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { QueueNotice } from '#src/features/offline/queue-notice.tsx'
import { Toaster } from '#src/ui/feedback/toast.tsx'
import { mockServer } from '#tests/mocks/server.ts'
import {
  noConnection,
  refusesSubmissions,
  submissionsAreBlocked,
  takesSubmissions,
} from '#tests/mocks/submissions.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { fill, renderWithTheme } from '#tests/setup/render.tsx'

const server = mockServer()
withDelivery('api')

async function sendOffline() {
  server.use(...noConnection)
  const page = renderWithTheme(
    <>
      <ContactForm labelledBy="write" />
      <QueueNotice />
      <Toaster />
    </>,
  )
  const { user } = page
  await fill(user, screen.getByLabelText('Full name'), 'Ada Obi')
  await fill(user, screen.getByLabelText('Email'), 'ada@example.com')
  await fill(user, screen.getByLabelText('Message'), 'Is there a course?')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Waiting to be sent')
  return page
}

test('what the server refuses comes back to its form with the message [QUEUE-6]', async () => {
  const { user } = await sendOffline()
  server.use(refusesSubmissions('We could not read this address.', 400))
  act(() => screen.getByRole('button', { name: 'Cancel sending' }).focus())
  await act(() => sendWaiting())
  expect(await screen.findByText('We could not read this address.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change it' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('Is there a course?'))
})

test('a message that is blocked says so honestly, and can be tried again or taken back [QUEUE-7]', async () => {
  const { user } = await sendOffline()
  server.use(...submissionsAreBlocked)
  for (let attempts = 0; attempts < 3; attempts++) await act(() => sendWaiting())
  expect(await screen.findByText('Your message could not be sent')).toBeVisible()
  expect(screen.queryByText('Waiting to be sent')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cancel sending' })).toBeVisible()
  server.use(takesSubmissions([]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Your message is with us\./)).toBeVisible()
})
