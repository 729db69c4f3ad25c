import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SubmissionSummary } from '#contract/staff/submissions.ts'
import { DAY, SECOND } from '#server/platform/clock.ts'
import { LIST, makeConsole, makeEditor } from '#tests/server/fixtures/console.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { DONATION, MESSAGE, nominate, NOMINATION, send } from '#tests/server/fixtures/submissions.ts'

testOnBoth('submissions are searched, filtered and sorted [STAFF-11]', async (kind) => {
  const { get, gift } = await makeConsole(kind)
  const all = ['nominations', 'donations', 'volunteering', 'contact']
  expect(await get('')).toEqual({ kinds: all, total: 4 })
  expect((await get('?sort=oldest')).kinds).toEqual(all.toReversed())
  expect(await get('?kind=contact')).toEqual({ kinds: ['contact'], total: 1 })
  expect((await get('?status=answered')).total).toBe(0)
  expect((await get('?from=2026-03-09&to=2026-03-10')).kinds).toEqual(['donations', 'volunteering'])
  expect((await get('?assignee=nobody')).total).toBe(4)
  expect((await get('?assignee=me')).total).toBe(0)
  expect((await get(`?search=${gift.toLowerCase()}`)).kinds).toEqual(['donations'])
  // As the list shows the whole name of a giver.
  expect((await get('?search=AMINA%20%20bello&kind=donations')).total).toBe(1)
  expect((await get('?search=Amina%20B_llo')).total).toBe(0)
  expect((await get(`?search=${encodeURIComponent('Ẹ KÀÀBỌ')}`)).kinds).toEqual(['contact'])
  expect((await get('?search=%25')).total).toBe(0)
})

test('a search finds numbers and names in all their spellings [STAFF-11]', async () => {
  const { app, get } = await makeEditor()
  await send(app, 'donations', { ...DONATION, lastName: 'O’Neill', phone: '0801 234 5678' })
  const count = async (text: string) => (await get(`?search=${encodeURIComponent(text)}`)).total
  const numbers = ['+234 801 234 5678', '0801-234-5678', '\u202a+234 801 234 5678\u202c', '801 234 56']
  for (const text of [...numbers, "o'neill", 'o’neill', 'O‘Neill'])
    expect([text, await count(text)]).toEqual([text, 1])
  expect(await count('+234 801 234 5679')).toBe(0)
})

test('what waits is put first, and pages have fifty rows [STAFF-11]', async () => {
  const { app, get, change, message } = await makeConsole()
  await change('PUT', message, 'status', { status: 'in-progress', was: 'new' })
  expect((await get('?sort=status')).kinds).toEqual(['volunteering', 'donations', 'nominations', 'contact'])
  const keys = Array.from({ length: 48 }, (_, index) => `key-number-${index}`)
  await Promise.all(keys.map((key) => send(app, 'contact', MESSAGE, key)))
  expect((await get('')).total).toBe(52)
  expect(await get('?page=2')).toMatchObject({ kinds: ['volunteering', 'contact'], total: 52 })
  expect(await get('?page=3')).toEqual({ kinds: [], total: 52 })
})

test('days are those of Lagos, in filters, files and the overview [STAFF-11 STAFF-17 STAFF-19]', async () => {
  // From half past midnight of 27 November 2026 in Lagos.
  const startsAt = Date.UTC(2026, 10, 26, 23, 30)
  const { app, browser, get, pass, payloadOf } = await makeEditor({ startsAt })
  await send(app, 'contact', MESSAGE)
  pass(SECOND)
  expect((await get('?from=2026-11-27&to=2026-11-27')).total).toBe(1)
  expect((await get('?from=2026-11-28')).total).toBe(0)
  expect((await get('?to=2026-11-26')).total).toBe(0)
  const file = await browser.get(`${LIST}.csv?kind=contact`)
  expect(file.headers['content-disposition']).toContain('filename="contact-2026-11-27.csv"')
  expect(file.body).toContain(',2026-11-27T00:30:00+01:00,')
  // A second before the next midnight.
  pass(DAY - 1802 * SECOND)
  await send(app, 'contact', MESSAGE, 'key-of-the-evening')
  expect(await payloadOf('/api/staff/overview')).toMatchObject({
    from: '2026-10-29',
    to: '2026-11-27',
    arrived: [{ day: '2026-11-27', kind: 'contact', count: 2 }],
  })
})

test('a submission is read with its fields, and the reading is in the audit log [STAFF-12 STAFF-10]', async () => {
  const { read, audit, payloadOf, message: reference } = await makeConsole()
  const message = await read(reference)
  expect(message).toMatchObject({ kind: 'contact', status: 'new', from: 'Amina Bello', assignee: null })
  expect(message.fields).toContainEqual({ name: 'message', value: MESSAGE.message })
  expect(message.reply?.templates).toEqual([
    { key: 'thanks', title: 'Thanks', subject: 'Thank you', text: `We have ${reference}.` },
  ])
  expect((await audit())[0]).toMatchObject({ action: 'submission-read', reference, name: 'Tola Ade' })
  expect((await payloadOf('/api/staff/audit?who=operator')).rows).toMatchObject([{ action: 'role-granted' }])
})

test('status and assignment change only from what was on the screen [STAFF-13]', async () => {
  const { change, statusOf, read, get, payloadOf, message } = await makeConsole()
  const [me] = (await payloadOf('/api/staff/people')) as Array<{ id: string }>
  expect(await statusOf('PUT', message, 'status', { status: 'closed', was: 'new' })).toBe(200)
  const late = await change('PUT', message, 'status', { status: 'answered', was: 'new' })
  expect([late.statusCode, late.json()]).toEqual([
    409,
    { error: 'A colleague has just changed this. Please look at it again.' },
  ])
  const assign = (assigneeId: string | null | undefined, was: string | null | undefined) =>
    statusOf('PUT', message, 'assignee', { assigneeId, was })
  expect(await assign(me?.id, null)).toBe(200)
  expect(await assign(null, null)).toBe(409)
  expect(await assign('S-000000', me?.id)).toBe(404)
  expect((await get('?assignee=me')).total).toBe(1)
  const { status, assignee, events } = await read(message)
  expect([status, assignee?.name]).toEqual(['closed', 'Tola Ade'])
  expect(events.map(({ type, text }) => [type, text])).toEqual([
    ['status', 'closed'],
    ['assignee', 'Tola Ade'],
  ])
})

test('a note is added once, however often it is sent [STAFF-14]', async () => {
  const { statusOf, read, audit, message } = await makeConsole()
  const note = { id: randomUUID(), text: 'Called her.\nShe comes on Friday.' }
  const add = () => statusOf('POST', message, 'notes', note)
  expect([await add(), await add()]).toEqual([200, 200])
  expect((await read(message)).events).toMatchObject([{ type: 'note', text: note.text, by: 'Tola Ade' }])
  expect((await audit()).filter(({ action }) => action === 'note-added')).toHaveLength(1)
  expect(await statusOf('POST', 'KC-000000', 'notes', note)).toBe(404)
})

test('an answer is mailed once to the sender, with the address of the team [STAFF-15]', async () => {
  const { statusOf, read, database, nomination } = await makeConsole()
  const reply = { id: randomUUID(), subject: 'Thank you', text: 'Come on Saturday.' }
  const answer = () => statusOf('POST', nomination, 'replies', reply)
  expect([await answer(), await answer()]).toEqual([200, 200])
  const mails = await database.db.selectFrom('outbox').selectAll().where('reply_to', 'is not', null).execute()
  expect(mails).toMatchObject([
    {
      recipient: NOMINATION.nominatorEmail,
      subject: `Thank you (${nomination})`,
      reply_to: 'awards@kentecode.example',
    },
  ])
  const { status, events } = await read(nomination)
  expect(status).toBe('answered')
  expect(events).toMatchObject([{ type: 'reply', subject: reply.subject, text: reply.text }])
})

test('an attachment is only ever saved, and the download is in the audit log [STAFF-16 STAFF-10]', async () => {
  const { browser, audit, message, nomination } = await makeConsole()
  const { headers, rawPayload } = await browser.get(`${LIST}/${nomination}/attachment`)
  expect(rawPayload.toString()).toContain('%PDF')
  expect(headers).toMatchObject({
    'content-disposition': `attachment; filename="zeugnis _Ada_.pdf"; filename*=UTF-8''zeugnis%20%E2%80%9EAda%E2%80%9C.pdf`,
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
  })
  expect((await audit())[0]?.action).toBe('attachment-downloaded')
  for (const none of [message, 'KC-000000'])
    expect((await browser.get(`${LIST}/${none}/attachment`)).statusCode).toBe(404)
})

test('an export has all that the filters find, and no formulas [STAFF-17 STAFF-10]', async () => {
  const { app, browser, audit, pass } = await makeConsole()
  await send(app, 'contact', { ...MESSAGE, message: '=HYPERLINK("http://x.example")' }, 'another-key-of-it')
  const { body, headers } = await browser.get(`${LIST}.csv?kind=contact&search=bello`)
  expect(headers['content-disposition']).toContain('attachment; filename="contact-2026-03-11.csv"')
  const lines = body.trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFreference,received,status,assignee,fullName,email,message')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toContain("'=HYPERLINK")
  expect((await audit())[0]).toMatchObject({ action: 'exported', detail: 'kind=contact with a search' })
  // Free text that is no colleague is ignored, and not kept in the log for ever.
  pass(SECOND)
  await browser.get(`${LIST}.csv?kind=contact&assignee=Bello`)
  expect((await audit())[0]).toMatchObject({ action: 'exported', detail: 'kind=contact' })
})

testOnBoth('nominations are listed with their duplicates and a shortlist [STAFF-18]', async (kind) => {
  const { app, change, statusOf, read, payloadOf, message, nomination } = await makeConsole(kind)
  const another = { fullName: 'ÁDA  obi', email: 'ada2@example.com' }
  await nominate(app, { key: 'the-second-nomination', fields: another })
  const list = `${LIST}?kind=nominations&sort=nominee`
  const { total, rows } = await payloadOf(`${list}&category=iot-visionary`)
  const sameNominee = (rows as Array<SubmissionSummary>).map((row) => row.nomination?.sameNominee)
  expect([total, sameNominee]).toEqual([2, [1, 1]])
  expect((await payloadOf(`${list}&category=male-ally`)).total).toBe(0)
  const { from, duplicates } = await read(nomination)
  expect([from, duplicates]).toEqual([NOMINATION.fullName, []])

  const same = { fullName: NOMINATION.fullName.toUpperCase() }
  await nominate(app, { key: 'the-third-nomination', fields: same })
  expect((await read(nomination)).duplicates).toHaveLength(1)
  const shortlisted = await change('PUT', nomination, 'shortlist', { isShortlisted: true })
  expect(shortlisted.json().payload.nomination.isShortlisted).toBe(true)
  // One page, to be printed whole.
  expect(await payloadOf(`${list}&shortlisted=yes`)).toMatchObject({
    rows: [{ reference: nomination, nomination: { sameNominee: 2, isShortlisted: true } }],
    pageSize: 1000,
  })
  expect(await payloadOf('/api/staff/nominations')).toEqual([
    { category: 'iot-visionary', nominations: 3, shortlisted: 1 },
  ])
  expect(await statusOf('PUT', message, 'shortlist', { isShortlisted: true })).toBe(409)
})
