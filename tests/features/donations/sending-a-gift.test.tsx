import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { toast } from '#src/ui/feedback/toaster.tsx'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import {
  cannotBeReached,
  makeGate,
  takesSubmissions,
  type ReceivedSubmission,
} from '#tests/mocks/submissions.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import {
  donate,
  donateNow,
  expectClosed,
  field,
  fillInCompany,
  fillInIndividual,
  form,
  inWindow,
  openForm,
  radio,
  type User,
  withLoadedForms,
} from './donation-page.tsx'

const server = mockServer(threeCountries)
withDelivery('api')

withLoadedForms()

// Toasts outlive the page that showed them.
afterEach(() => act(() => toast.removeAll()))

const PATIENT = { timeout: 10_000 }
const thanks = () => inWindow().findByText('Thank you, Ada', undefined, PATIENT)

/** Fills in all fields, and waits until the draft is stored, so that nothing happens after the test. */
async function fillInAll(user: User) {
  await fillInIndividual(user)
  await inWindow().findByText('Saved on this device.', undefined, PATIENT)
}

const toasted = (words: string | RegExp) =>
  screen.findByText(words, { ignore: 'dialog *, script, style' }, PATIENT)

function expectEverythingKept() {
  expect(field('Firstname')).toHaveValue('Ada')
  expect(field('Lastname')).toHaveValue('Obi')
  expect(field('Email')).toHaveValue('ada@example.com')
  expect(field('Phone number')).toHaveValue('0803 123 4567')
  expect(radio('₦25,000')).toBeChecked()
  expect(inWindow().getByText('Nigeria')).toBeInTheDocument()
  expect(field('How did you hear about GeleGrid?')).toHaveValue('From a friend')
}

test('a donation of an individual is sent once, and the thanks state the next step [DONATE-12]', async () => {
  const received: Array<ReceivedSubmission> = []
  server.use(takesSubmissions(received, { afterMs: 50 }))
  const { user } = await openForm()
  await fillInAll(user)
  await user.dblClick(donate())
  await thanks()
  expect(received).toEqual([
    {
      kind: 'donations',
      key: expect.any(String),
      type: 'application/json',
      body: {
        type: 'individual',
        cause: 'free-laptops',
        currency: 'NGN',
        amountMinor: 2_500_000,
        firstName: 'Ada',
        lastName: 'Obi',
        email: 'ada@example.com',
        phone: '08031234567',
        country: 'Nigeria',
        heardFrom: 'From a friend',
      },
    },
  ])
  const message = screen.getByText(/^No money has moved yet\./)
  expect(message).toHaveTextContent(
    'You can pay ₦25,000 for Free Laptops whenever it suits you. The details below go to ada@example.com as well.',
  )
  expect(message.closest('[role=status]')).toHaveFocus()
  expect(localStorage.getItem('draft:donation')).toBeNull()
})

test('a gift of a company is sent once, and the thanks say how to pay: by bank, and at the page of the cause [GIVE-1 GIVE-2]', async () => {
  const received: Array<ReceivedSubmission> = []
  server.use(takesSubmissions(received, { afterMs: 50 }))
  const { user } = await openForm()
  await fillInCompany(user)
  await user.dblClick(donate())
  await thanks()
  expect(received.map(({ body }) => body)).toEqual([
    {
      type: 'company',
      cause: 'free-laptops',
      currency: 'USD',
      amountMinor: 125_050,
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@orbit.example',
      organizationName: 'Orbit Labs',
      organizationAddress: '1 Marina Road',
      city: 'Accra',
      country: 'Ghana',
    },
  ])
  expect(screen.getByText(/You can pay \$1,250\.50 for Free Laptops/)).toBeVisible()
  for (const [name, value] of [
    ['Bank', 'Kente Savings Bank'],
    ['Account name', 'Kente Code'],
    ['Account number', '5006007008'],
    ['SWIFT code', 'KSBKGHAC'],
    ['Amount', '$1,250.50'],
    ['Payment note', 'KC-7F3KQ2'],
  ] as const)
    expect(inWindow().getByText(name).nextElementSibling).toHaveTextContent(value)
  await user.click(inWindow().getByRole('button', { name: 'Copy the amount' }))
  expect(await navigator.clipboard.readText()).toBe('1250.50')
  expect(inWindow().getByRole('link', { name: /Pay online instead/ })).toHaveAttribute(
    'href',
    'https://pay.kentecode.example/laptops',
  )
})

test('after the thanks the dialog closes, and the next donation starts empty with a new key', async () => {
  const received: Array<ReceivedSubmission> = []
  server.use(takesSubmissions(received))
  const { user } = await openForm()
  await fillInAll(user)
  await user.click(donate())
  await thanks()
  await user.click(inWindow().getAllByRole('button', { name: 'Close' }).at(-1)!)
  await expectClosed()
  await user.click(donateNow('Free Laptops'))
  await form()
  expect(field('Firstname')).toHaveValue('')
  expect(radio('₦25,000')).not.toBeChecked()
  await fillInAll(user)
  await user.type(field('Lastname'), '-Bello')
  await user.click(donate())
  await thanks()
  expect(received).toHaveLength(2)
  expect(received[1]?.key).not.toBe(received[0]?.key)
})

test('a retry after a failure has the same key, also after closing the dialog', async () => {
  const keys: Array<string | null> = []
  const note = ({ request }: { request: Request }) => {
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'))
  }
  server.events.on('request:start', note)
  server.use(cannotBeReached)
  const { user } = await openForm()
  await fillInAll(user)
  await user.click(donate())
  await inWindow().findByRole('alert', undefined, PATIENT)
  await user.click(donate())
  await waitFor(() => expect(keys).toHaveLength(2), PATIENT)
  await inWindow().findByRole('alert', undefined, PATIENT)
  await user.keyboard('{Escape}')
  await expectClosed()
  server.use(takesSubmissions([]))
  await user.click(donateNow('Free Laptops'))
  await form()
  await user.click(donate())
  await thanks()
  server.events.removeListener('request:start', note)
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]])
})

test('closing the dialog while sending still announces the result', async () => {
  const { opened, open } = makeGate()
  server.use(takesSubmissions([], { after: opened }))
  const { user } = await openForm()
  await fillInAll(user)
  await user.click(donate())
  await user.keyboard('{Escape}')
  await expectClosed()
  open()
  expect(
    await toasted(
      /^Thank you! The account details are on their way to you by email. Your reference: KC-7F3KQ2$/,
    ),
  ).toBeInTheDocument()
})

test('closing the dialog before a failure announces it, and keeps the draft', async () => {
  const { opened, open } = makeGate()
  server.use(
    http.post('/submissions/donations', async () => {
      await opened
      return HttpResponse.json({ error: 'Please wait a minute.' }, { status: 429 })
    }),
  )
  const { user } = await openForm()
  await fillInAll(user)
  await user.click(donate())
  await user.keyboard('{Escape}')
  await expectClosed()
  open()
  expect(await toasted('Please wait a minute.')).toBeInTheDocument()
  await user.click(donateNow('Free Laptops'))
  await form()
  expectEverythingKept()
})
