import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { donationSchema } from '#contract/donations.ts'
import { MAX_DONATION_MINOR } from '#contract/money.ts'
import { messagesFor } from './messages.ts'

const rules = { minimums: { NGN: 1_500_000, USD: 1_000 }, causes: ['hackathon', 'free-laptops'] }
const schema = donationSchema(rules)

const ada = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', country: 'Nigeria' }

const fromAda = {
  ...ada,
  type: 'individual',
  cause: 'hackathon',
  currency: 'NGN',
  amountMinor: 2_500_000,
  phone: '08031234567',
  heardFrom: 'From a friend',
}

const fromOrbit = {
  ...ada,
  type: 'company',
  cause: 'free-laptops',
  currency: 'USD',
  amountMinor: 25_000,
  organizationName: 'Orbit Labs',
  organizationAddress: '1 Marina Road',
  city: 'Lagos',
}

test('a donation of either kind keeps its fields and drops others', () => {
  expect(parse(schema, { ...fromAda, cardNumber: '4111 1111 1111 1111' })).toEqual(fromAda)
  expect(parse(schema, { ...fromOrbit, heardFrom: 'a friend' })).toEqual(fromOrbit)
})

test('an individual is asked for all but the phone number and where they heard of us', () => {
  const names = ['cause', 'currency', 'amountMinor', 'firstName', 'lastName', 'email', 'country']
  expect(messagesFor(schema, { type: 'individual' })).toEqual(
    Object.fromEntries(names.map((name) => [name, 'Please fill this in.'])),
  )
})

test('a company is asked for everything', () => {
  const names = Object.keys(fromOrbit)
  const nothing = Object.fromEntries(names.map((name) => [name, '']))
  const messages = messagesFor(schema, { ...nothing, type: 'company' })
  expect(Object.keys(messages).sort()).toEqual(names.filter((name) => name !== 'type').sort())
  expect(messages.organizationAddress).toMatch(/Your receipt is made out to it/)
})

test('without a phone number there is none, and one that is given has to be one', () => {
  const { phone: _phone, ...withoutPhone } = fromAda
  expect(parse(schema, withoutPhone)).toHaveProperty('phone', '')
  expect(parse(schema, { ...fromAda, phone: '  ' })).toHaveProperty('phone', '')
  expect(parse(schema, { ...fromAda, phone: '+234 803 123 4567' })).toHaveProperty('phone', '2348031234567')
  expect(messagesFor(schema, { ...fromAda, phone: 'call me' }).phone).toMatch(/only digits/)
})

test.each([
  ['NGN', 1_500_000, '₦15,000'],
  ['USD', 1_000, '$10'],
] as const)(
  'the minimum donation in %s is %d, and less is rejected with the reason',
  (currency, least, words) => {
    for (const gift of [fromAda, fromOrbit]) {
      expect(messagesFor(schema, { ...gift, currency, amountMinor: least })).toEqual({})
      expect(messagesFor(schema, { ...gift, currency, amountMinor: least - 1 })).toEqual({
        amountMinor: `Our smallest gift is ${words}: below that, bank charges take too much of it.`,
      })
    }
  },
)

test('the minimum donation comes from the content [DONATE-20]', () => {
  const dearer = donationSchema({ ...rules, minimums: { NGN: 3_000_000, USD: 2_000 } })
  expect(messagesFor(dearer, fromAda).amountMinor).toMatch(/₦30,000/)
  expect(messagesFor(dearer, { ...fromAda, amountMinor: 3_000_000 })).toEqual({})
})

test('an amount is an integer of minor units, and not with a digit too many', () => {
  for (const amountMinor of [Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY])
    expect(messagesFor(schema, { ...fromAda, amountMinor }).amountMinor).toMatch(
      /in digits and in the currency you chose, such as 20,000 or 12\.50/,
    )
  expect(messagesFor(schema, { ...fromOrbit, amountMinor: '250.50' })).toHaveProperty('amountMinor')
  expect(messagesFor(schema, { ...fromAda, amountMinor: MAX_DONATION_MINOR })).toEqual({})
  expect(messagesFor(schema, { ...fromAda, amountMinor: MAX_DONATION_MINOR + 1 }).amountMinor).toMatch(
    /check the digits/,
  )
})

test.each([
  [{ currency: 'ngn' }, { currency: 'Please choose naira or US dollars.' }],
  [{ cause: 'new-yacht' }, { cause: 'Please choose one of the causes on our donate page.' }],
  [
    { type: 'foundation', currency: undefined },
    { type: 'Please say whether you give as an individual or for a company.' },
  ],
  [
    { type: 'foundation', amountMinor: { valueOf: 1, toString: 1 } },
    { type: 'Please say whether you give as an individual or for a company.' },
  ],
])('%j is no choice', (change, message) => {
  expect(messagesFor(schema, { ...fromAda, ...change })).toEqual(message)
})
