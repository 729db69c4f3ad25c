import { expect, test } from 'vitest'
import {
  AMINA,
  type Browser,
  confirmAddressOf,
  makeBrowser,
  makeMember,
  NGOZI,
} from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { makeDonationsApp } from '#tests/server/fixtures/donations.ts'
import { DONATION } from '#tests/server/fixtures/submissions.ts'

const listOf = async (browser: Browser) =>
  (await browser.get('/account/donations')).json().payload as Array<{ id: string; amountMinor: number }>

test('a donation sent while signed in is listed for the member, and for nobody else [CONF-7]', async () => {
  const { app, now, pass, announce } = await makeDonationsApp()
  const amina = await makeMember(app)
  await announce(DONATION, amina)
  pass(1000)
  await announce({ ...DONATION, amountMinor: 3_000_050 }, amina)
  await announce({ ...DONATION, email: 'ada@example.com' })

  expect(await listOf(amina)).toEqual([
    expect.objectContaining({ amountMinor: 3_000_050 }),
    {
      id: expect.any(String),
      cause: 'free-laptops',
      currency: 'NGN',
      amountMinor: 2_000_000,
      state: 'pledged',
      sentAt: new Date(now() - 1000).toISOString(),
      receivedAt: null,
      receipt: null,
    },
  ])
})

testOnBoth('a donation sent signed out is listed once its address is confirmed [CONF-7]', async (kind) => {
  const { app, pass, announce } = await makeDonationsApp({ kind })
  await announce({ ...DONATION, email: ' AMINA@example.com' })
  const amina = makeBrowser(app)
  await amina.signUp(AMINA)
  await amina.logIn(AMINA)
  pass(1000)
  await announce(DONATION, amina)
  expect(await listOf(amina)).toHaveLength(1)

  await confirmAddressOf(app)
  expect(await listOf(amina)).toHaveLength(2)
  const ngozi = await makeMember(app, NGOZI)
  expect(await listOf(ngozi)).toEqual([])
  // Sent by another member, with this address.
  await announce(DONATION, ngozi)
  expect(await listOf(amina)).toHaveLength(2)
})

testOnBoth('what arrived is summed by month, cause and currency [GIVE-7]', async (kind) => {
  const { announce, receive, sumsOf, browser } = await makeDonationsApp({ kind })
  const dollars = { ...DONATION, currency: 'USD', cause: 'hackathon' }
  for (const [receivedOn, amountMinor, gift] of [
    ['2026-02-28', 100_000, DONATION],
    ['2026-03-01', 2_000_000, DONATION],
    ['2026-03-07', 3_000_000, DONATION],
    ['2026-03-07', 5_000, dollars],
    ['2025-12-31', 700_000, DONATION],
  ] as const)
    await receive(await announce(gift), { receivedOn, amountMinor })
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

test('days and years begin at midnight in Lagos: in print, in sums and in files [GIVE-3 GIVE-7 GIVE-8 GIVE-9]', async () => {
  // Half past midnight of 1 January 2027 in Lagos.
  const startsAt = Date.UTC(2026, 11, 31, 23, 30)
  const { announce, receive, pdfOf, browser } = await makeDonationsApp({ startsAt })
  const tomorrow = await receive(await announce(), { receivedOn: '2027-01-02' })
  expect([tomorrow.statusCode, tomorrow.json()]).toEqual([
    400,
    { error: 'That day is in the future. Please check the date.' },
  ])
  expect((await receive(await announce(), { receivedOn: '2027-01-01' })).statusCode).toBe(200)
  const text = await pdfOf('KC-R00001')
  expect(text).toContain('Receivedon1January2027')
  expect(text).toContain('Issuedon1January2027')
  const { payload } = (await browser.get('/api/staff/donations')).json()
  expect(payload).toMatchObject({ year: 2027, years: [2027], sums: [{ month: '2027-01', count: 1 }] })
  const file = await browser.get('/api/staff/receipts.csv')
  expect(file.headers['content-disposition']).toContain('filename="receipts-2027.csv"')
  expect(file.body).toContain('\r\nKC-R00001,2027-01-01,2027-01-01,')
  expect((await browser.get('/api/staff/receipts.csv?year=2026')).body).not.toContain('KC-R00001')
})
