import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { SECOND } from '#server/platform/clock.ts'
import { erasePerson } from '#server/privacy/erase-person.ts'
import { makeBrowser, makeMember, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { makeDonationsApp } from '#tests/server/fixtures/donations.ts'
import { DONATION, MESSAGE, send } from '#tests/server/fixtures/submissions.ts'
import { HERS, tracesOf } from '#tests/server/fixtures/traces.ts'
import { textOfPdf } from '#tests/report/pdf-text.ts'

test('a gift that arrived gets the next receipt, and the giver gets it by mail as a PDF [GIVE-3]', async () => {
  const { announce, receive, read, receiptMails, browser } = await makeDonationsApp()
  const reference = await announce()
  expect((await read(reference)).donation).toEqual({
    state: 'pledged',
    currency: 'NGN',
    amountMinor: 2_000_000,
    unprintable: '',
    receipts: [],
  })
  const answer = await receive(reference, { amountMinor: 1_950_050 })
  expect(answer.json().success).toBe('The gift has arrived. The receipt is on its way to the donor.')
  const { donation, status, events } = await read(reference)
  expect(status).toBe('closed')
  expect(donation).toMatchObject({
    state: 'received',
    amountMinor: 2_000_000,
    receipts: [{ number: 'KC-R00001', amountMinor: 1_950_050, receivedOn: '2026-03-07', isCancelled: false }],
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
})

test('a retry issues nothing, and a second receipt for a gift, or one after it was cancelled, is refused [GIVE-3 GIVE-4]', async () => {
  const { announce, receive, cancel, read } = await makeDonationsApp()
  const reference = await announce()
  const id = randomUUID()
  const atOnce = await Promise.all([1, 2, 3, 4].map(() => receive(reference, { id })))
  expect(atOnce.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect((await receive(reference, { id })).statusCode).toBe(200)
  const again = await receive(reference)
  expect([again.statusCode, again.json()]).toEqual([
    409,
    { error: 'A colleague has just changed this. Please look at it again.' },
  ])
  expect((await read(reference)).donation?.receipts).toHaveLength(1)

  await cancel(reference, 'KC-R00001')
  const late = await receive(reference, { id })
  expect([late.statusCode, late.json()]).toEqual([
    409,
    { error: 'A colleague has just changed this. Please look at it again.' },
  ])
  const { donation } = await read(reference)
  expect(donation).toMatchObject({ state: 'pledged', receipts: [{ isCancelled: true }] })
  expect(donation?.receipts).toHaveLength(1)
})

testOnBoth('numbers have no gaps, also when some arrive at once and twice [GIVE-3]', async (kind) => {
  const { announce, receive, database } = await makeDonationsApp({ kind })
  const references = await Promise.all([announce(), announce()])
  const sent = references.flatMap((reference) => [receive(reference), receive(reference)])
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([200, 200, 409, 409])
  const rows = await database.db.selectFrom('receipts').select('number').orderBy('number').execute()
  expect(rows.map(({ number }) => number)).toEqual([1, 2])
})

test('amounts and days that cannot be are refused [GIVE-3]', async () => {
  const { announce, receive, read, app, browser } = await makeDonationsApp()
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
  expect((await receive(message)).json()).toEqual({ error: 'Only gifts have receipts.' })
  expect((await browser.get('/api/staff/receipts/KC-R00009/file.pdf')).statusCode).toBe(404)
})

test('a cancelled receipt keeps its number and says so, and the gift waits again [GIVE-4]', async () => {
  const { announce, receive, cancel, read, pdfOf, receiptMails, sumsOf, database } = await makeDonationsApp()
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
})

test('the receipt of an erased giver is cancelled and issued again, and nobody is written to [GIVE-4 PRIV-12]', async () => {
  const { announce, receive, cancel, read, database, now, browser } = await makeDonationsApp()
  const reference = await announce()
  await receive(reference)
  const person = { email: DONATION.email, secret: null }
  await erasePerson(database.db, now, person, { isDryRun: false })
  expect(await read(reference)).toMatchObject({ from: 'Erased', status: 'closed', reply: null })
  const found = (await browser.get('/api/staff/submissions?search=amina')).json().payload
  expect(found).toMatchObject({ total: 0 })

  expect((await cancel(reference, 'KC-R00001')).json().success).toBe(
    'The receipt is cancelled. Payment is pending again.',
  )
  expect((await receive(reference, { amountMinor: 500_000 })).statusCode).toBe(200)
  expect((await read(reference)).donation).toMatchObject({
    state: 'received',
    receipts: [
      { number: 'KC-R00001', isCancelled: true },
      { number: 'KC-R00002', amountMinor: 500_000, isCancelled: false },
    ],
  })
  expect(await tracesOf(HERS, database)).toEqual([])
  const mails = await database.db.selectFrom('outbox').select('subject').execute()
  expect(mails.filter(({ subject }) => /receipt|arrived/.test(subject))).toEqual([])
})

test('a gift lapses, is expected again, and may arrive late all the same [GIVE-5]', async () => {
  const { announce, receive, setState, read, pass } = await makeDonationsApp()
  const reference = await announce()
  expect((await setState(reference, 'lapsed', 'pledged')).json().success).toBe(
    'The gift has lapsed: we no longer expect payment.',
  )
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

test('members see what arrived, and save their own receipts only [GIVE-6]', async () => {
  const { app, announce, receive, cancel, setState } = await makeDonationsApp()
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

test('names in many scripts are printed, staff learn which letters are not, and the same receipt is the same file [GIVE-3]', async () => {
  const { announce, receive, read, browser, pdfOf } = await makeDonationsApp()
  const reference = await announce({ ...DONATION, firstName: 'Ọmọ́tọ́lá Ṣẹ́gun', lastName: 'Жанна 李小李' })
  expect((await read(reference)).donation?.unprintable).toBe('李小')
  await receive(reference)
  const text = await pdfOf('KC-R00001')
  for (const part of ['Ọmọ', 'Ṣẹ', 'Жанна???', '₦20,000(NGN)', 'Laptopsforstudents', '7March2026'])
    expect(text.normalize('NFC')).toContain(part)
  const save = () => browser.get('/api/staff/receipts/KC-R00001/file.pdf')
  const first = await save()
  expect((await save()).rawPayload.equals(first.rawPayload)).toBe(true)
  expect(first.headers['content-disposition']).toContain('attachment; filename="KC-R00001.pdf"')
})
