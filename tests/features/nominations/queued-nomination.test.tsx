import 'fake-indexeddb/auto'
import { act, render, screen, waitFor } from '@testing-library/react'
import { ChakraProvider } from '@chakra-ui/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { sendWaiting } from '#src/features/offline/queue-sender.ts'
import { clearQueue, dismissEntry, readQueue } from '#src/features/offline/queue.ts'
import { QueueNotice } from '#src/features/offline/queue-notice.tsx'
import { system } from '#src/theme/system.ts'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { noConnection } from '#tests/mocks/submissions.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import { withFileFields } from './file-fields.ts'
import { field, newDevice, open, reachLastStep, submit } from './nomination-pages.tsx'

const server = mockServer(threeCountries)
withDelivery('api')
withFileFields()

beforeEach(async () => {
  await newDevice()
  await clearQueue()
  await import('#src/ui/forms/select.tsx')
})

const takesNominations = http.post('/submissions/nominations', async ({ request }) => {
  const body = await request.formData()
  const material = body.get('material')
  const text = material === null || typeof material === 'string' ? '' : await material.text()
  const isWhole = body.get('fullName') === 'Ada Obi' && text === 'xxxxxxxxxx'
  return isWhole
    ? HttpResponse.json({ success: 'Received', reference: 'KC-7F3KQ2' }, { status: 201 })
    : HttpResponse.json({ error: 'Something is missing.' }, { status: 400 })
})

async function queueNomination() {
  server.use(...noConnection)
  render(
    <ChakraProvider value={system}>
      <QueueNotice />
    </ChakraProvider>,
  )
  const page = await reachLastStep()
  await page.user.click(field('Myself'))
  await page.user.click(screen.getByLabelText('I accept the terms'))
  await page.user.click(submit())
  // The notice says so until the panel is loaded.
  await waitFor(() =>
    expect(screen.getByText(/is kept on this device/).closest('[role=status]')).toHaveFocus(),
  )
  return page
}

const key = async () => (await readQueue())[0]?.key ?? ''

test('a nomination without a network says in the place of its form that it waits, and for whom [QUEUE-1 QUEUE-12]', async () => {
  await queueNomination()
  expect(screen.getByText(/^Your nomination of Ada Obi is kept on this device/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Thank you!' })).not.toBeInTheDocument()
})

test('once it has been sent, the thanks and its reference take that place, also after a reload [QUEUE-2 QUEUE-12]', async () => {
  const { router, unmount } = await queueNomination()
  server.use(takesNominations)
  await act(() => sendWaiting())
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toHaveFocus()
  expect(screen.getByText('KC-7F3KQ2')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Download a copy' })).toBeVisible()
  await waitFor(async () => expect(await readQueue()).toEqual([]))
  unmount()
  await open(router.state.location)
  expect(await screen.findByText('KC-7F3KQ2')).toBeVisible()
})

test('cancelled, it is back in its forms with its file [QUEUE-4 QUEUE-12]', async () => {
  const { user } = await queueNomination()
  await user.click(screen.getByRole('button', { name: 'Cancel sending' }))
  await waitFor(() => expect(field('Myself')).toBeChecked())
  expect(await readQueue()).toEqual([])
  server.use(takesNominations)
  await user.click(submit())
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible()
})

test('when another tab has dealt with it, the page leads on [QUEUE-12]', async () => {
  const { user } = await queueNomination()
  await act(async () => dismissEntry(await key()))
  await user.click(await screen.findByRole('button', { name: 'Go on' }))
  expect(
    await screen.findByRole('heading', { name: 'There is no finished nomination here yet' }),
  ).toBeVisible()
})
