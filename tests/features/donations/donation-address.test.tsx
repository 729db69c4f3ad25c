import { expect, test } from 'vitest'
import { readDonation } from '#src/features/donations/donation-address.ts'
import { causes } from './donation-page.tsx'

const read = (query: string) => readDonation(new URLSearchParams(query), causes)

test('an address names the cause and the tab', () => {
  const [cause] = causes
  expect(read('cause=hackathon&type=company')).toEqual({ cause, type: 'company' })
  expect(read('cause=hackathon')).toEqual({ cause, type: 'individual' })
  expect(read('cause=hackathon&type=foundation')).toEqual({ cause, type: 'individual' })
})

test.each(['', 'cause=', 'cause=new-yacht', 'type=company'])(
  'without a cause we have, as in "%s", nothing is asked for',
  (query) => {
    expect(read(query)).toBeNull()
  },
)
