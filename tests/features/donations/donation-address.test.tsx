import { expect, test } from 'vitest'
import { readDonation } from '#src/features/donations/donation-address.ts'
import { amounts, causes } from './donation-page.tsx'

const read = (query: string) => readDonation(new URLSearchParams(query), { causes, amounts })
const hackathon = { slug: 'hackathon', title: 'Hackathon' }

test.each(['', 'cause=', 'cause=new-yacht', 'cause=Hackathon', 'amount=50&currency=USD'])(
  'without a cause we have, as in "%s", nothing is asked for',
  (query) => {
    expect(read(query)).toBeNull()
  },
)

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
