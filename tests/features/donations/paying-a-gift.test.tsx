import { expect, test } from 'vitest'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { takesSubmissions } from '#tests/mocks/submissions.ts'
import { withDelivery } from '#tests/setup/delivery.ts'
import {
  donate,
  fillInCompany,
  fillInIndividual,
  inWindow,
  openForm,
  withLoadedForms,
} from './donation-page.tsx'

const server = mockServer(threeCountries)
withDelivery('api')

withLoadedForms()

const thanks = () => inWindow().findByText('Thank you, Ada')

test('the thanks say how to pay: the account of the currency, amount and reference, each to copy [GIVE-1]', async () => {
  server.use(takesSubmissions([]))
  const { user } = await openForm()
  await fillInCompany(user)
  await user.click(donate())
  await thanks()
  for (const [name, value] of [
    ['Bank', 'Kente Savings Bank'],
    ['Account name', 'Kente Code'],
    ['Account number', '5006007008'],
    ['SWIFT code', 'KSBKGHAC'],
    ['Amount', '$1,250.50'],
    ['Payment note', 'KC-7F3KQ2'],
  ] as const) {
    expect(inWindow().getByText(name)).toBeVisible()
    expect(inWindow().getByText(name).nextElementSibling).toHaveTextContent(value)
  }
  await user.click(inWindow().getByRole('button', { name: 'Copy the amount' }))
  expect(await navigator.clipboard.readText()).toBe('1250.50')
  await user.click(inWindow().getByRole('button', { name: 'Copy the payment note' }))
  expect(await navigator.clipboard.readText()).toBe('KC-7F3KQ2')
})

test('a cause with a payment page leads to it from the thanks [GIVE-2]', async () => {
  server.use(takesSubmissions([]))
  const { user } = await openForm()
  await fillInIndividual(user)
  await user.click(donate())
  await thanks()
  expect(inWindow().getByRole('link', { name: /Pay online instead/ })).toHaveAttribute(
    'href',
    'https://pay.kentecode.example/laptops',
  )
})
