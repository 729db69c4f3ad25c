import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import type { SubmissionDetails, SubmissionSummary } from '#contract/staff/submissions.ts'
import { DAY, SECOND } from '#server/platform/clock.ts'
import { makeAccountsApp } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { makeStaff } from '#tests/server/fixtures/staff.ts'
import {
  APPLICATION,
  DONATION,
  fileOf,
  MESSAGE,
  nominate,
  NOMINATION,
  send,
} from '#tests/server/fixtures/submissions.ts'

const LIST = '/api/staff/submissions'

/** An editor, and submissions of most kinds, a day apart: the message first, the nomination last. */
async function makeConsole(kind: 'sqlite' | 'postgres' = 'sqlite') {
  const server = await makeAccountsApp({ kind })
  const { app, pass } = server
  const sent = [
    await send(app, 'contact', MESSAGE),
    (pass(DAY), await send(app, 'volunteering', APPLICATION)),
    (pass(DAY), await send(app, 'donations', DONATION)),
    (pass(DAY), await nominate(app, { file: fileOf(undefined, 'zeugnis „Ada“.pdf') })),
  ]
  const { browser } = await makeStaff(server, 'editor')
  pass(SECOND)
  const get = async (query: string) => {
    const { rows, total } = (await browser.get(`${LIST}${query}`)).json().payload
    return { kinds: (rows as Array<SubmissionSummary>).map((row) => row.kind), total: total as number }
  }
  const change = (method: 'POST' | 'PUT', name: string, path: string, body: object) => {
    // Histories are sorted by time.
    pass(SECOND)
    return browser.call(method, `${LIST}/${name}/${path}`, { ...body })
  }
  const read = async (name: string): Promise<SubmissionDetails> =>
    (await browser.get(`${LIST}/${name}`)).json().payload
  const audit = async () =>
    (await browser.get('/api/staff/audit')).json().payload.rows as Array<{ action: string; detail: string }>
  const references = sent.map((answer) => answer.json().reference as string)
  return { ...server, browser, get, change, read, audit, references }
}

testOnBoth('submissions are searched, filtered and sorted [STAFF-11]', async (kind) => {
  const { get, references } = await makeConsole(kind)
  const all = ['nominations', 'donations', 'volunteering', 'contact']
  expect(await get('')).toEqual({ kinds: all, total: 4 })
  expect((await get('?sort=oldest')).kinds).toEqual(all.toReversed())
  expect(await get('?kind=contact')).toEqual({ kinds: ['contact'], total: 1 })
  expect((await get('?status=answered')).total).toBe(0)
  expect((await get('?from=2026-03-09&to=2026-03-10')).kinds).toEqual(['donations', 'volunteering'])
  expect((await get('?assignee=nobody')).total).toBe(4)
  expect((await get('?assignee=me')).total).toBe(0)
  expect((await get(`?search=${references[2]?.toLowerCase()}`)).kinds).toEqual(['donations'])
  expect((await get('?search=AMINA%20bello')).kinds).toContain('contact')
  expect((await get(`?search=${encodeURIComponent('Ẹ KÀÀBỌ')}`)).kinds).toEqual(['contact'])
  expect((await get('?search=%25')).total).toBe(0)
  expect((await get('?page=2')).kinds).toEqual([])
})

testOnBoth('what waits is put first, and pages have fifty rows [STAFF-11]', async (kind) => {
  const { app, get, change, references } = await makeConsole(kind)
  await change('PUT', references[0] ?? '', 'status', { status: 'in-progress', was: 'new' })
  expect((await get('?sort=status')).kinds).toEqual(['volunteering', 'donations', 'nominations', 'contact'])
  for (let count = 0; count < 48; count++) await send(app, 'contact', MESSAGE, `key-number-${count}`)
  expect((await get('')).total).toBe(52)
  expect(await get('?page=2')).toMatchObject({ kinds: ['volunteering', 'contact'], total: 52 })
  expect(await get('?page=3')).toEqual({ kinds: [], total: 52 })
})

test('a submission is read with its fields, and the reading is in the audit log [STAFF-12 STAFF-10]', async () => {
  const { read, audit, references } = await makeConsole()
  const message = await read(references[0] ?? '')
  expect(message).toMatchObject({ kind: 'contact', status: 'new', from: 'Amina Bello', assignee: null })
  expect(message.fields).toContainEqual({ name: 'message', value: MESSAGE.message })
  expect(message.reply?.templates).toEqual([
    { key: 'thanks', title: 'Thanks', subject: 'Thank you', text: `We have ${references[0]}.` },
  ])
  expect((await audit())[0]).toMatchObject({
    action: 'submission-read',
    reference: references[0],
    name: 'Tola Ade',
  })
})

test('status and assignment change only from what was on the screen [STAFF-13]', async () => {
  const { change, read, browser, references } = await makeConsole()
  const [name = ''] = references
  const [me] = (await browser.get('/api/staff/people')).json().payload as Array<{ id: string }>
  expect((await change('PUT', name, 'status', { status: 'closed', was: 'new' })).statusCode).toBe(200)
  const late = await change('PUT', name, 'status', { status: 'answered', was: 'new' })
  expect([late.statusCode, late.json()]).toEqual([409, { error: STAFF_MESSAGES.changedMeanwhile }])
  expect((await change('PUT', name, 'assignee', { assigneeId: me?.id, was: null })).statusCode).toBe(200)
  expect((await change('PUT', name, 'assignee', { assigneeId: null, was: null })).statusCode).toBe(409)
  expect((await change('PUT', name, 'assignee', { assigneeId: 'S-000000', was: me?.id })).statusCode).toBe(
    404,
  )
  expect((await browser.get(`${LIST}?assignee=me`)).json().payload.total).toBe(1)
  const { status, assignee, events } = await read(name)
  expect([status, assignee?.name]).toEqual(['closed', 'Tola Ade'])
  expect(events.map(({ type, text }) => [type, text])).toEqual([
    ['status', 'closed'],
    ['assignee', 'Tola Ade'],
  ])
})

test('a note is added once, however often it is sent [STAFF-14]', async () => {
  const { change, read, audit, references } = await makeConsole()
  const note = { id: randomUUID(), text: 'Called her.\nShe comes on Friday.' }
  const add = async () => (await change('POST', references[0] ?? '', 'notes', note)).statusCode
  expect([await add(), await add()]).toEqual([200, 200])
  const { events } = await read(references[0] ?? '')
  expect(events).toMatchObject([{ type: 'note', text: note.text, by: 'Tola Ade' }])
  expect((await audit()).filter(({ action }) => action === 'note-added')).toHaveLength(1)
})

test('an answer is mailed once to the sender, with the address of the team [STAFF-15]', async () => {
  const { change, read, database, references } = await makeConsole()
  const reply = { id: randomUUID(), subject: 'Thank you', text: 'Come on Saturday.' }
  const answer = async () => (await change('POST', references[3] ?? '', 'replies', reply)).statusCode
  expect([await answer(), await answer()]).toEqual([200, 200])
  const mails = await database.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'reply_to'])
    .where('reply_to', 'is not', null)
    .execute()
  expect(mails).toEqual([
    {
      recipient: NOMINATION.nominatorEmail,
      subject: `Thank you (${references[3]})`,
      reply_to: 'awards@kentecode.example',
    },
  ])
  const { status, events } = await read(references[3] ?? '')
  expect(status).toBe('answered')
  expect(events).toMatchObject([{ type: 'reply', subject: reply.subject, text: reply.text }])
})

test('an attachment is only ever saved, and the download is in the audit log [STAFF-16 STAFF-10]', async () => {
  const { browser, audit, references } = await makeConsole()
  const { headers, rawPayload } = await browser.get(`${LIST}/${references[3]}/attachment`)
  expect(rawPayload.toString()).toContain('%PDF')
  expect(headers['content-disposition']).toBe(
    `attachment; filename="zeugnis _Ada_.pdf"; filename*=UTF-8''zeugnis%20%E2%80%9EAda%E2%80%9C.pdf`,
  )
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  expect((await audit())[0]?.action).toBe('attachment-downloaded')
  expect((await browser.get(`${LIST}/${references[0]}/attachment`)).statusCode).toBe(404)
})

testOnBoth('an export has all that the filters find, and no formulas [STAFF-17 STAFF-10]', async (kind) => {
  const { app, browser, audit, pass } = await makeConsole(kind)
  await send(app, 'contact', { ...MESSAGE, message: '=HYPERLINK("http://x.example")' }, 'another-key-of-it')
  const { body, headers } = await browser.get('/api/staff/submissions.csv?kind=contact&search=bello')
  expect(headers['content-disposition']).toContain('attachment; filename="contact-2026-03-11.csv"')
  const lines = body.trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFreference,received,status,assignee,fullName,email,message')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toContain("'=HYPERLINK")
  expect((await audit())[0]).toMatchObject({ action: 'exported', detail: 'kind=contact with a search' })
  expect((await browser.get('/api/staff/submissions.csv')).statusCode).toBe(400)
  // Free text that is no colleague is ignored, and not kept in the log for ever.
  pass(SECOND)
  await browser.get('/api/staff/submissions.csv?kind=contact&assignee=Bello')
  expect((await audit())[0]).toMatchObject({ action: 'exported', detail: 'kind=contact' })
})

testOnBoth(
  'nominations are listed by category, duplicates marked, with a shortlist [STAFF-18]',
  async (kind) => {
    const { app, browser, change, read, references } = await makeConsole(kind)
    await nominate(app, {
      key: 'the-second-nomination',
      fields: { fullName: 'ÁDA  obi', email: 'ada2@example.com' },
    })
    const first = references[3] ?? ''
    const { payload } = (await browser.get('/api/staff/nominations?category=iot-visionary')).json()
    expect(payload.total).toBe(2)
    const names = (payload.rows as Array<{ nominee: string; sameNominee: number }>).map(
      (row) => row.sameNominee,
    )
    const { from, duplicates } = await read(first)
    expect(from).toBe(NOMINATION.fullName)
    // The fixture's nominee has another name, so these are two different people.
    expect([names, duplicates]).toEqual([[1, 1], []])

    await nominate(app, {
      key: 'the-third-nomination',
      fields: { fullName: NOMINATION.fullName.toUpperCase() },
    })
    expect((await read(first)).duplicates).toHaveLength(1)
    expect(
      (await change('PUT', first, 'shortlist', { isShortlisted: true })).json().payload.isShortlisted,
    ).toBe(true)
    const list = (await browser.get('/api/staff/nominations?shortlisted=yes')).json().payload
    expect(list.rows).toMatchObject([{ reference: first, sameNominee: 2, isShortlisted: true }])
    // One page, to be printed whole.
    expect(list.pageSize).toBe(1000)
    expect((await browser.get('/api/staff/nominations/categories')).json().payload).toEqual([
      { category: 'iot-visionary', nominations: 3, nominees: 2, shortlisted: 1 },
      { category: 'male-ally', nominations: 0, nominees: 0, shortlisted: 0 },
    ])
    expect((await change('PUT', references[0] ?? '', 'shortlist', { isShortlisted: true })).statusCode).toBe(
      409,
    )
  },
)

testOnBoth('the overview counts arrivals by day, and what waits by age [STAFF-19]', async (kind) => {
  const { app, browser, pass } = await makeConsole(kind)
  // A little less than the lifetime of the session.
  pass(DAY - 60 * SECOND)
  await send(app, 'newsletter', { email: 'ngozi@example.com' })
  const { payload } = (await browser.get('/api/staff/overview?days=30')).json()
  expect(payload).toMatchObject({ from: '2026-02-11', to: '2026-03-12' })
  expect(payload.arrived).toContainEqual({ day: '2026-03-08', kind: 'contact', count: 1 })
  expect(payload.arrived).toHaveLength(5)
  const ages = { underOneDay: 0, oneToThreeDays: 0, threeToSevenDays: 1, overSevenDays: 0 }
  expect(payload.waiting).toContainEqual({
    kind: 'contact',
    status: 'new',
    ...ages,
    oldestAt: '2026-03-08T09:00:00.000Z',
  })
  // Subscriptions to the newsletter need no answer.
  expect(payload.waiting).toHaveLength(4)
})

testOnBoth('the overview names what waits a fortnight before it is deleted [STAFF-61]', async (kind) => {
  const { app, browser, database, change, references } = await makeConsole(kind)
  const endingAt = async (age: number) => {
    await database.db
      .updateTable('submission_index')
      .set({ created_at: app.now() - age })
      .where('kind', '=', 'contact')
      .execute()
    return (await browser.get('/api/staff/overview')).json().payload.ending as unknown
  }
  expect(await endingAt(351 * DAY - 1)).toEqual([])
  const firstOn = new Date(app.now() + 14 * DAY).toISOString().slice(0, 10)
  expect(await endingAt(351 * DAY)).toEqual([{ kind: 'contact', count: 1, firstOn }])
  const [message = ''] = references
  expect((await change('PUT', message, 'status', { status: 'closed', was: 'new' })).statusCode).toBe(200)
  expect(await endingAt(351 * DAY)).toEqual([])
})

test('an unknown submission is a 404 for every call', async () => {
  const { browser, change } = await makeConsole()
  expect((await browser.get(`${LIST}/KC-000000`)).json()).toEqual({ error: STAFF_MESSAGES.unknownSubmission })
  expect((await change('POST', 'KC-000000', 'notes', { id: randomUUID(), text: 'A note' })).statusCode).toBe(
    404,
  )
})
