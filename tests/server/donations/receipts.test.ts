import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import type { DonationSums } from '#contract/staff/donations.ts'
import type { SubmissionDetails } from '#contract/staff/submissions.ts'
import { SECOND } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/open.ts'
import { makeAccountsApp, makeBrowser, makeMember, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth, testOnSqlite } from '#tests/server/fixtures/databases.ts'
import { readMailFolder } from '#tests/server/fixtures/mail.ts'
import { makeStaff } from '#tests/server/fixtures/staff.ts'
import { DONATION, MESSAGE, send } from '#tests/server/fixtures/submissions.ts'
import { textOfPdf } from '#tests/report/pdf-text.ts'

type Arrival = { id?: string; amountMinor?: number; receivedOn?: string }

/** An editor, with functions to send donations and to record their payment. */
async function makeBooks(kind: Database['kind']) {
  const server = await makeAccountsApp(kind)
  const { browser } = await makeStaff(server, 'editor')
  async function announce(donation: object = DONATION, sender = makeBrowser(server.app)) {
    const headers = { 'idempotency-key': randomUUID() }
    const named = makeBrowser(server.app, { cookies: Object.fromEntries(sender.cookies), headers })
    const answer = await named.post('/submissions/donations', { ...donation })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().reference as string
  }
  const pathOf = (reference: string) => `/api/staff/submissions/${reference}`
  const receive = (reference: string, arrival: Arrival = {}) =>
    browser.post(`${pathOf(reference)}/receipts`, {
      id: randomUUID(),
      amountMinor: 2_000_000,
      receivedOn: '2026-03-07',
      ...arrival,
    })
  const cancel = (reference: string, number: string) => {
    // Histories are sorted by time.
    server.pass(SECOND)
    return browser.post(`${pathOf(reference)}/receipts/cancellation`, { number, reason: 'The wrong gift.' })
  }
  const setState = (reference: string, state: string, was: string) => {
    server.pass(SECOND)
    return browser.call('PUT', `${pathOf(reference)}/donation-state`, { state, was })
  }
  const read = async (reference: string): Promise<SubmissionDetails> =>
    (await browser.get(pathOf(reference))).json().payload
  const sumsOf = async (year: number): Promise<DonationSums> =>
    (await browser.get(`/api/staff/donations?year=${year}`)).json().payload
  const pdfOf = async (number: string) =>
    textOfPdf((await browser.get(`/api/staff/receipts/${number}/file.pdf`)).rawPayload)
  /** The mails to the donor about receipts, once they are written. */
  const receiptMails = async (count: number) => {
    await expect.poll(async () => (await aboutReceipts()).length, { timeout: 20_000 }).toBe(count)
    return aboutReceipts()
  }
  const aboutReceipts = async () =>
    (await readMailFolder(server.settings.dataDir)).filter(({ subject }) =>
      /receipt|arrived/.test(subject ?? ''),
    )
  return { ...server, browser, announce, receive, cancel, setState, read, sumsOf, pdfOf, receiptMails }
}

testOnBoth(
  'a gift that arrived gets the next receipt, and the giver gets it by mail as a PDF [GIVE-3]',
  async (kind) => {
    const { announce, receive, read, receiptMails, browser } = await makeBooks(kind)
    const reference = await announce()
    expect((await read(reference)).donation).toEqual({
      state: 'pledged',
      currency: 'NGN',
      amountMinor: 2_000_000,
      receipts: [],
    })
    const answer = await receive(reference, { amountMinor: 1_950_050 })
    expect(answer.json().success).toBe(STAFF_MESSAGES.donationReceived)
    const { donation, status, events } = await read(reference)
    expect(status).toBe('closed')
    expect(donation).toMatchObject({
      state: 'received',
      amountMinor: 2_000_000,
      receipts: [
        { number: 'KC-R00001', amountMinor: 1_950_050, receivedOn: '2026-03-07', isCancelled: false },
      ],
    })
    expect(events.map(({ type, text }) => [type, text])).toEqual([
      ['received', 'KC-R00001: ₦19,500.50 on 2026-03-07'],
    ])
    const [mail] = await receiptMails(1)
    expect(mail).toMatchObject({
      subject: 'Your gift has arrived (KC-R00001)',
      to: [{ address: DONATION.email }],
      replyTo: [{ address: 'giving@kentecode.example' }],
    })
    const [file] = mail?.attachments ?? []
    expect([file?.filename, file?.mimeType]).toEqual(['KC-R00001.pdf', 'application/pdf'])
    expect(await textOfPdf(Buffer.from(file?.content as ArrayBuffer))).toContain('₦19,500.50(NGN)')
    const [line] = (await browser.get('/api/staff/audit?action=donation-received')).json().payload.rows
    expect(line).toMatchObject({ reference, detail: 'KC-R00001', name: 'Tola Ade' })
  },
)

testOnBoth('a retry issues nothing, and a second receipt for a gift is refused [GIVE-3]', async (kind) => {
  const { announce, receive, read } = await makeBooks(kind)
  const reference = await announce()
  const id = randomUUID()
  expect((await receive(reference, { id })).statusCode).toBe(200)
  expect((await receive(reference, { id })).statusCode).toBe(200)
  const again = await receive(reference)
  expect([again.statusCode, again.json()]).toEqual([409, { error: STAFF_MESSAGES.changedMeanwhile }])
  expect((await read(reference)).donation?.receipts).toHaveLength(1)
})

testOnBoth(
  'numbers have no gaps, also when many arrive at once and some are refused [GIVE-3]',
  async (kind) => {
    const { announce, receive, database } = await makeBooks(kind)
    const references: Array<string> = []
    for (let count = 0; count < 6; count++) references.push(await announce())
    const sent = references.flatMap((reference) => [receive(reference), receive(reference)])
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array<number>(6).fill(200), ...Array<number>(6).fill(409)])
    const rows = await database.db.selectFrom('receipts').select('number').orderBy('number').execute()
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  },
)

testOnSqlite('amounts and days that cannot be are refused [GIVE-3]', async (kind) => {
  const { announce, receive, read, app, browser } = await makeBooks(kind)
  const reference = await announce()
  for (const arrival of [
    { amountMinor: 0 },
    { amountMinor: 10.5 },
    { receivedOn: '2026-02-31' },
    { receivedOn: 'today' },
    { receivedOn: '2026-03-10' },
  ])
    expect((await receive(reference, arrival)).statusCode, JSON.stringify(arrival)).toBe(400)
  expect((await read(reference)).donation?.receipts).toEqual([])
  const message = (await send(app, 'contact', MESSAGE)).json().reference as string
  expect((await receive(message)).json()).toEqual({ error: STAFF_MESSAGES.donationsOnly })
  expect((await browser.get('/api/staff/receipts/KC-R00009/file.pdf')).statusCode).toBe(404)
})

testOnBoth(
  'a cancelled receipt keeps its number and says so, and the gift waits again [GIVE-4]',
  async (kind) => {
    const { announce, receive, cancel, read, pdfOf, receiptMails, sumsOf, database } = await makeBooks(kind)
    const reference = await announce()
    await receive(reference)
    expect((await cancel(reference, 'KC-R00002')).statusCode).toBe(409)
    expect((await cancel(reference, 'KC-R00001')).statusCode).toBe(200)
    expect((await cancel(reference, 'KC-R00001')).statusCode).toBe(409)
    const { donation, status, events } = await read(reference)
    expect([donation?.state, status]).toEqual(['pledged', 'in-progress'])
    expect(events.at(-1)).toMatchObject({ type: 'receipt-cancelled', text: 'KC-R00001: The wrong gift.' })
    expect(await pdfOf('KC-R00001')).toContain('ReceiptKC-R00001(cancelled)')
    expect((await receiptMails(2)).map(({ subject }) => subject)).toContain(
      'Your receipt KC-R00001 is cancelled',
    )
    expect((await sumsOf(2026)).sums).toEqual([])
    await receive(reference, { amountMinor: 500_000 })
    expect((await read(reference)).donation?.receipts).toMatchObject([
      { number: 'KC-R00001', isCancelled: true },
      { number: 'KC-R00002', isCancelled: false },
    ])
    await database.db.deleteFrom('submissions').execute()
    expect(await pdfOf('KC-R00002')).toContain('Nolongerstored')
  },
)

testOnBoth('a gift lapses, is expected again, and may arrive late all the same [GIVE-5]', async (kind) => {
  const { announce, receive, setState, read, pass } = await makeBooks(kind)
  const reference = await announce()
  expect((await setState(reference, 'lapsed', 'pledged')).json().success).toBe(STAFF_MESSAGES.donationLapsed)
  expect(await read(reference)).toMatchObject({ status: 'closed', donation: { state: 'lapsed' } })
  expect((await setState(reference, 'lapsed', 'pledged')).statusCode).toBe(409)
  expect((await setState(reference, 'pledged', 'lapsed')).statusCode).toBe(200)
  expect(await read(reference)).toMatchObject({ status: 'in-progress', donation: { state: 'pledged' } })
  await setState(reference, 'lapsed', 'pledged')
  pass(SECOND)
  expect((await receive(reference)).statusCode).toBe(200)
  expect((await setState(reference, 'lapsed', 'pledged')).statusCode).toBe(409)
  const { donation, events } = await read(reference)
  expect(donation?.state).toBe('received')
  expect(events.map(({ type }) => type)).toEqual(['lapsed', 'pledged', 'lapsed', 'received'])
})

testOnBoth('members see what arrived, and save their own receipts only [GIVE-6]', async (kind) => {
  const { app, announce, receive, cancel, setState } = await makeBooks(kind)
  const [amina, ngozi] = [await makeMember(app), await makeMember(app, NGOZI)]
  const reference = await announce(DONATION, amina)
  const listOf = async () =>
    (await amina.get('/account/donations')).json().payload as Array<{ id: string; state: string }>
  const [{ id } = { id: '' }] = await listOf()
  const file = `/account/donations/${id}/receipt.pdf`
  expect((await amina.get(file)).statusCode).toBe(404)
  await receive(reference, { amountMinor: 2_500_000 })
  expect(await listOf()).toMatchObject([
    {
      state: 'received',
      receivedAt: '2026-03-07T00:00:00.000Z',
      receipt: { number: 'KC-R00001', amountMinor: 2_500_000 },
    },
  ])
  const saved = await amina.get(file)
  expect(saved.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="KC-R00001.pdf"',
    'cache-control': 'no-store',
  })
  expect(await textOfPdf(saved.rawPayload)).toContain('AminaBello')
  expect((await ngozi.get(file)).statusCode).toBe(404)
  expect((await makeBrowser(app).get(file)).statusCode).toBe(401)
  await cancel(reference, 'KC-R00001')
  expect(await listOf()).toMatchObject([{ state: 'pledged', receipt: null }])
  await setState(reference, 'lapsed', 'pledged')
  expect(await listOf()).toMatchObject([{ state: 'lapsed', receivedAt: null }])
})

testOnSqlite('names in many scripts are printed, and the same receipt is the same file', async (kind) => {
  const { announce, receive, browser, pdfOf } = await makeBooks(kind)
  const donation = { ...DONATION, firstName: 'Ọmọ́tọ́lá Ṣẹ́gun', lastName: 'Жанна 李' }
  await receive(await announce(donation))
  const text = await pdfOf('KC-R00001')
  for (const part of ['Ọmọ', 'Ṣẹ', 'Жанна?', '₦20,000(NGN)', 'Laptopsforstudents', '7March2026'])
    expect(text.normalize('NFC')).toContain(part)
  const [first, second] = [
    await browser.get('/api/staff/receipts/KC-R00001/file.pdf'),
    await browser.get('/api/staff/receipts/KC-R00001/file.pdf'),
  ]
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(first.headers['content-disposition']).toContain('attachment; filename="KC-R00001.pdf"')
})

testOnBoth(
  'the current year is among the years to choose from, whichever is shown [GIVE-8]',
  async (kind) => {
    const { announce, receive, sumsOf } = await makeBooks(kind)
    expect(await sumsOf(2024)).toEqual({ year: 2024, years: [2026, 2025, 2024], sums: [] })
    await receive(await announce(), { receivedOn: '2025-12-31', amountMinor: 700_000 })
    expect((await sumsOf(2025)).years).toEqual([2026, 2025])
  },
)

testOnBoth('what arrived is summed by month, cause and currency [GIVE-7]', async (kind) => {
  const { announce, receive, sumsOf, browser } = await makeBooks(kind)
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
