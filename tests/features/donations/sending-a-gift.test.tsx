import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { createDraft } from '#src/ui/forms/draft.ts'
import { threeCountries, mockServer } from '#tests/mocks/server.ts'
import { makeGate, takesSubmissions, type ReceivedSubmission } from '#tests/mocks/submissions.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import {
  donate,
  donateNow,
  expectClosed,
  field,
  form,
  inWindow,
  openForm,
  radio,
  tab,
  withLoadedForms,
} from './donation-page.tsx'

const server = mockServer(threeCountries)
withDelivery('api')

withLoadedForms()

const thanks = () => inWindow().findByText('Thank you, Ada')

async function openFilledIn() {
  createDraft('donation').save({
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    phone: '0803 123 4567',
    currency: 'NGN',
    amountMinor: '2500000',
    country: 'Nigeria',
    heardFrom: 'From a friend',
  })
  const page = await openForm()
  // The window takes the focus once it is shown.
  await waitFor(() => expect(inWindow().getByRole('heading', { name: /^Donate to/ })).toHaveFocus())
  return page
}

const toasted = (words: string | RegExp) => screen.findByText(words, { ignore: 'dialog *, script, style' })

test('after a gift of a company the thanks say how to pay: by bank, and at the page of the cause [GIVE-1 GIVE-2]', async () => {
  const received: Array<ReceivedSubmission> = []
  server.use(takesSubmissions(received))
  const gift = {
    currency: 'USD',
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@orbit.example',
    organizationName: 'Orbit Labs',
    organizationAddress: '1 Marina Road',
    city: 'Accra',
    country: 'Ghana',
  }
  createDraft('donation').save({ ...gift, amountMinor: 'other', otherAmount: '1,250.50' })
  const { user } = await openForm()
  await user.click(tab('Company'))
  await user.click(donate())
  await thanks()
  const sent = { ...gift, type: 'company', cause: 'free-laptops', amountMinor: 125_050 }
  expect(received.map(({ body }) => body)).toEqual([sent])
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

test('closing the dialog while sending still announces the result', async () => {
  const { opened, open } = makeGate()
  server.use(takesSubmissions([], { after: opened }))
  const { user } = await openFilledIn()
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
  const { user } = await openFilledIn()
  await user.click(donate())
  await user.keyboard('{Escape}')
  await expectClosed()
  open()
  expect(await toasted('Please wait a minute.')).toBeInTheDocument()
  await user.click(donateNow('Free Laptops'))
  await form()
  expect(field('Firstname')).toHaveValue('Ada')
  expect(radio('₦25,000')).toBeChecked()
})
