import { expect, test } from 'vitest'
import { readDonation } from '#src/features/donations/donation-address.ts'
import { amounts, causes } from './donation-page.tsx'

const read = (query: string) => readDonation(new URLSearchParams(query), { causes, amounts })
const hackathon = { slug: 'hackathon', title: 'Hackathon' }

test('an address names the cause, the tab and the amount', () => {
  expect(read('cause=hackathon&amount=50&currency=USD&type=company')).toEqual({
    cause: hackathon,
    type: 'company',
    amount: { currency: 'USD', amountMinor: 5_000 },
  })
})

test('a cause alone is enough', () => {
  expect(read('cause=hackathon')).toEqual({ cause: hackathon, type: 'individual', amount: null })
})

test.each(['', 'cause=', 'cause=new-yacht', 'cause=Hackathon', 'amount=50&currency=USD'])(
  'without a cause we have, as in "%s", nothing is asked for',
  (query) => {
    expect(read(query)).toBeNull()
  },
)

test.each([
  ['amount=20000', { currency: 'NGN', amountMinor: 2_000_000 }],
  ['amount=20,000.50', { currency: 'NGN', amountMinor: 2_000_050 }],
  ['currency=usd', { currency: 'USD', amountMinor: null }],
  ['amount=10&currency=usd', { currency: 'USD', amountMinor: 1_000 }],
])('%s is the amount it looks like', (query, amount) => {
  expect(read(`cause=hackathon&${query}`)?.amount).toEqual(amount)
})

test.each([
  ['amount=fifty', null],
  ['amount=50', null],
  ['amount=99999999999', null],
  ['amount=50&currency=EUR', null],
  ['amount=9.99&currency=USD', { currency: 'USD', amountMinor: null }],
  ['amount=Infinity&currency=USD', { currency: 'USD', amountMinor: null }],
])('of %s, invalid values are ignored', (query, amount) => {
  expect(read(`cause=hackathon&${query}`)).toEqual({ cause: hackathon, type: 'individual', amount })
})

test('a type that is none is ignored, and case does not matter', () => {
  expect(read('cause=hackathon&type=foundation')?.type).toBe('individual')
  expect(read('cause=hackathon&type=COMPANY')?.type).toBe('company')
})
