import { expect } from 'vitest'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { makeDonationsApp } from '#tests/server/fixtures/donations.ts'
import { DONATION } from '#tests/server/fixtures/submissions.ts'

testOnBoth('what arrived is summed by month, cause and currency [GIVE-7]', async (kind) => {
  const { announce, receive, sumsOf, browser } = await makeDonationsApp({ kind })
  const dollars = { ...DONATION, currency: 'USD', amountMinor: 5_000, cause: 'hackathon' }
  await receive(await announce(), { receivedOn: '2026-02-28', amountMinor: 100_000 })
  await receive(await announce(), { receivedOn: '2026-03-01', amountMinor: 2_000_000 })
  await receive(await announce(), { receivedOn: '2026-03-07', amountMinor: 3_000_000 })
  await receive(await announce(dollars), { receivedOn: '2026-03-07', amountMinor: 5_000 })
  await receive(await announce(), { receivedOn: '2025-12-31', amountMinor: 700_000 })
  expect(await sumsOf(2026)).toEqual({
    year: 2026,
    years: [2026, 2025],
    sums: [
      { month: '2026-02', cause: 'free-laptops', currency: 'NGN', count: 1, amountMinor: 100_000 },
      { month: '2026-03', cause: 'free-laptops', currency: 'NGN', count: 2, amountMinor: 5_000_000 },
      { month: '2026-03', cause: 'hackathon', currency: 'USD', count: 1, amountMinor: 5_000 },
    ],
  })
  expect((await sumsOf(2025)).sums).toHaveLength(1)
  const csv = await browser.get('/api/staff/receipts.csv?year=2026')
  expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFreceipt,issued,received,gift,cause,amount,currency,state',
    expect.stringMatching(/^KC-R00001,2026-03-08,2026-02-28,KC-\w{6},free-laptops,1000\.00,NGN,valid$/),
  ])
  expect(csv.body.trim().split('\r\n')).toHaveLength(6)
})
