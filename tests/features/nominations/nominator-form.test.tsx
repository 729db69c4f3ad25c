import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { threeCountries, mockServer } from '#tests/mocks/server.ts'
import { setDelivery, withDelivery } from '#tests/setup/delivery.ts'
import { sendWaiting } from '#src/features/offline/queue-sender.ts'
import { readQueue } from '#src/features/offline/queue.ts'
import { QueueNotice } from '#src/features/offline/queue-notice.tsx'
import { noConnection } from '#tests/mocks/submissions.ts'
import { Toaster } from '#src/ui/feedback/toast.tsx'
import { fill, renderWithTheme } from '#tests/setup/render.tsx'
import { withFileFields } from './file-fields.ts'
import { field, loadMenu, open, openLastStep, submit } from './nomination-pages.tsx'

const server = mockServer(threeCountries)
withDelivery('api')
withFileFields()

beforeEach(loadMenu)

type Received = { fields: Record<string, string>; fileText: string }

function takesNominations(received: Array<Received>) {
  const fetched = vi.spyOn(globalThis, 'fetch')
  return http.post('/submissions/nominations', async ({ request }) => {
    const fields: Record<string, string> = {}
    let fileText = ''
    for (const [name, value] of await request.formData()) {
      if (typeof value === 'string') fields[name] = value
    }
    // Vitest hands on the name of jsdom's files, but not their bytes.
    const sent = fetched.mock.lastCall?.[1]?.body
    const material = sent instanceof FormData ? sent.get('material') : null
    if (material instanceof File) fileText = await material.text()
    received.push({ fields, fileText })
    return HttpResponse.json({ success: 'Received', reference: 'KC-7F3KQ2' }, { status: 201 })
  })
}

const accept = () => screen.getByLabelText('I accept the terms')
const thanks = () => screen.findByRole('heading', { name: 'Thank you!' })
const noNomination = 'There is no finished nomination here yet'

test('Someone else asks for a name and an email address, Myself does not, and the terms stand beside their checkbox [AWARD-23..25]', async () => {
  const { user } = await openLastStep()
  expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument()
  await user.click(field('Someone else'))
  expect(screen.getByRole('textbox', { name: 'Your name' })).toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Email Address' })).toBeRequired()
  await fill(user, field('Your name'), 'Bisi')
  await user.click(field('Myself'))
  expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument()
  await user.click(field('Someone else'))
  expect(field('Your name')).toHaveValue('Bisi')
  expect(accept()).toHaveAccessibleDescription('What I wrote is true.')
})

test('without a filled-in form the page says so and leads back', async () => {
  const { user, address } = await open('/nominate-now')
  expect(await screen.findByRole('heading', { name: noNomination })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Go to the nominee’s information' }))
  expect(address()).toBe('/nominee-info')
})

test('a nomination that another tab has sent is not sent again from what is left', async () => {
  const { user } = await openLastStep()
  await user.click(field('Myself'))
  await user.click(accept())
  localStorage.clear()
  await user.click(submit())
  expect(await screen.findByRole('heading', { name: noNomination })).toBeInTheDocument()
})

test('built without delivery, submitting an empty form shows the thanks and sends nothing [AWARD-26 AWARD-30]', async () => {
  setDelivery('none')
  const { user } = await open('/nominate-now')
  await user.click(submit())
  expect(await thanks()).toBeInTheDocument()
})

async function queueNomination() {
  server.use(...noConnection)
  renderWithTheme(
    <>
      <QueueNotice />
      <Toaster />
    </>,
  )
  const page = await openLastStep()
  await page.user.click(field('Myself'))
  await page.user.click(accept())
  await page.user.click(submit())
  const kept = await screen.findByRole('heading', { name: 'We take it from here' })
  expect(kept.closest('[role=status]')).toHaveFocus()
  expect(screen.getByText(/^Your nomination of Ada Obi is kept/)).toBeVisible()
  return page
}

test('sent, the thanks with its reference take the place of the form, also after a reload [AWARD-27]', async () => {
  const received: Array<Received> = []
  server.use(takesNominations(received))
  const { user, router, unmount } = await openLastStep()
  await user.click(field('Myself'))
  await user.click(accept())
  await user.click(submit())
  expect(await thanks()).toHaveFocus()
  expect(received).toMatchObject([{ fields: { fullName: 'Ada Obi' }, fileText: 'xxxxxxxxxx' }])
  unmount()
  await open(router.state.location)
  expect(await screen.findByText('KC-7F3KQ2')).toBeVisible()
})

test('what waits says so and for whom, also after a reload; then the notice has its reference [QUEUE-2 QUEUE-12]', async () => {
  const { router, unmount } = await queueNomination()
  unmount()
  await open(router.state.location)
  expect(await screen.findByRole('heading', { name: 'We take it from here' })).toBeVisible()
  server.use(takesNominations([]))
  await act(() => sendWaiting())
  expect(await screen.findByText('KC-7F3KQ2')).toBeVisible()
})

test('cancelled, it is back in its forms with its file, and the page says what is uncertain [QUEUE-4 QUEUE-12]', async () => {
  const received: Array<Received> = []
  const { user } = await queueNomination()
  await user.click(screen.getByRole('button', { name: 'Cancel sending' }))
  await waitFor(() => expect(field('Myself')).toBeChecked())
  expect(await screen.findByText(/it may have reached us/)).toBeInTheDocument()
  expect(await readQueue()).toEqual([])
  server.use(takesNominations(received))
  await user.click(submit())
  expect(await thanks()).toBeVisible()
  expect(received).toMatchObject([{ fields: { fullName: 'Ada Obi' }, fileText: 'xxxxxxxxxx' }])
})
