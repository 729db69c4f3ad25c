import { expect, test } from 'vitest'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import { makeDonationsApp } from '#tests/server/fixtures/donations.ts'

/** Half past midnight of 1 January 2027 in Lagos. */
const NEW_YEAR = { startsAt: Date.UTC(2026, 11, 31, 23, 30) }

const linesOf = (csv: string) => csv.trim().split('\r\n').slice(1)

test('money noted in the first hour of a day is received and issued on that day, in print as in the file of its year [GIVE-3 GIVE-7]', async () => {
  const { announce, receive, pdfOf, browser } = await makeDonationsApp(NEW_YEAR)
  expect((await receive(await announce(), { receivedOn: '2027-01-01' })).statusCode).toBe(200)
  const text = await pdfOf('KC-R00001')
  expect(text).toContain('Receivedon1January2027')
  expect(text).toContain('Issuedon1January2027')
  const csvOf = async (year: number) =>
    linesOf((await browser.get(`/api/staff/receipts.csv?year=${year}`)).body)
  expect(await csvOf(2027)).toEqual([expect.stringMatching(/^KC-R00001,2027-01-01,2027-01-01,/)])
  expect(await csvOf(2026)).toEqual([])
})

test('the current year begins at midnight in Lagos [GIVE-8]', async () => {
  const { announce, receive, browser } = await makeDonationsApp(NEW_YEAR)
  await receive(await announce(), { receivedOn: '2027-01-01' })
  const { payload } = (await browser.get('/api/staff/donations')).json()
  expect(payload).toMatchObject({ year: 2027, years: [2027], sums: [{ month: '2027-01', count: 1 }] })
  const file = await browser.get('/api/staff/receipts.csv')
  expect(file.headers['content-disposition']).toContain('filename="receipts-2027.csv"')
})

test('money cannot have arrived on a day that has not begun in Lagos [GIVE-9]', async () => {
  // Half past eleven in the evening of 31 December in Lagos.
  const { announce, receive } = await makeDonationsApp({ startsAt: Date.UTC(2026, 11, 31, 22, 30) })
  const reference = await announce()
  const tomorrow = await receive(reference, { receivedOn: '2027-01-01' })
  expect([tomorrow.statusCode, tomorrow.json()]).toEqual([400, { error: STAFF_MESSAGES.receivedInFuture }])
  expect((await receive(reference, { receivedOn: '2026-12-31' })).statusCode).toBe(200)
})
