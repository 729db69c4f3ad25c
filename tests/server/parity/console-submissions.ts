import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { withQuery, type QueryValues } from '#contract/staff/answer.ts'
import { listCategories, listNominations } from '#contract/staff/nominations.ts'
import { ENDING_DAYS, listAuditEntries, readOverview } from '#contract/staff/overview.ts'
import * as staff from '#contract/staff/submissions.ts'
import { IDEMPOTENCY_KEY_HEADER, submissionEndpoint, type SubmissionKind } from '#contract/submissions.ts'
import { encodeNomination } from '#scripts/reliability/nomination.ts'
import { DAY, HOUR } from '#server/platform/clock.ts'
import { NGOZI } from '#tests/server/fixtures/accounts.ts'
import { FACTS } from '#tests/server/fixtures/facts.ts'
import { TOLA } from '#tests/server/fixtures/staff.ts'
import { APPLICATION, DONATION, MESSAGE, NOMINATION } from '#tests/server/fixtures/submissions.ts'
import { openConsole } from './open-console.ts'
import { recorder, type Scenario, type Target } from './target.ts'

type Call = ReturnType<typeof recorder>['call']

/** Sends a form, and returns its reference. */
export async function sendForm(call: Call, kind: SubmissionKind, body: object, key: string = randomUUID()) {
  const endpoint = submissionEndpoint(kind)
  const answer = await call(endpoint, { body, headers: { [IDEMPOTENCY_KEY_HEADER]: key } })
  return endpoint.answer(answer.body).reference
}

async function nominate(call: Call, fields: object) {
  const key = randomUUID()
  const file = new File(['%PDF-1.4 a portfolio'], 'portfolio.pdf', { type: 'application/pdf' })
  const { body, headers } = await encodeNomination({ fields: { ...NOMINATION, ...fields }, file, key })
  const endpoint = submissionEndpoint('nominations')
  const answer = await call(endpoint, { body, headers })
  return endpoint.answer(answer.body).reference
}

/** Requests a list with each of these queries. */
async function listWith(call: Call, list: Endpoint, queries: ReadonlyArray<QueryValues>) {
  for (const query of queries) await call(withQuery(list, query))
}

const idIn = (details: unknown) => staff.readSubmission.answer(details).payload.id

async function readId(target: Target, reference: string) {
  return idIn((await target.send(staff.readSubmission, { params: { id: reference } })).body)
}

const CHANGES: ReadonlyArray<[Endpoint, object]> = [
  [staff.changeStatus, { status: 'closed', was: 'new' }],
  [staff.changeAssignee, { assigneeId: null, was: null }],
  [staff.addNote, { id: randomUUID(), text: 'A note' }],
  [staff.sendReply, { id: randomUUID(), subject: 'Hello', text: 'An answer' }],
  [staff.setShortlisted, { isShortlisted: true }],
]

/** Lists of submissions, single submissions, and their changes by staff. */
export const consoleSubmissionScenarios: Record<string, Scenario> = {
  'lists of submissions': async (target) => {
    const { answers, call } = recorder(target)
    const message = await sendForm(call, 'contact', MESSAGE, 'key-of-the-message')
    await sendForm(call, 'contact', MESSAGE, 'key-of-the-message')
    await sendForm(call, 'contact', { ...MESSAGE, fullName: 'Ngozi Eze', email: 'ngozi@example.com' })
    await sendForm(call, 'volunteering', APPLICATION)
    await sendForm(call, 'donations', DONATION)
    await sendForm(call, 'newsletter', { email: 'amina@example.com' })
    await sendForm(call, 'job-mail', { email: 'ngozi@example.com' })
    const { id } = await openConsole(target, TOLA, 'editor')
    await target.send(staff.changeStatus, {
      params: { id: message },
      body: { status: 'answered', was: 'new' },
    })
    await target.send(staff.changeAssignee, { params: { id: message }, body: { assigneeId: id, was: null } })
    await listWith(call, staff.listSubmissions, [
      {},
      { kind: 'contact' },
      { kind: 'newsletter', subscription: 'unconfirmed' },
      { subscription: 'confirmed' },
      { status: 'answered' },
      { status: 'new', sort: 'oldest' },
      { sort: 'status' },
      { assignee: 'me' },
      { assignee: 'nobody' },
      { assignee: 'S-000000' },
      { search: 'kaabo' },
      { search: message },
      { search: '100%' },
      { search: '2000000' },
      { from: '2026-03-08', to: '2026-03-08' },
      { from: '2026-03-09' },
      { to: '2026-03-07' },
      { page: 2 },
    ])
    // Half past midnight in Lagos, and still the day before in UTC.
    target.pass(14.5 * HOUR)
    await sendForm(call, 'contact', { ...MESSAGE, message: 'It is late.' })
    await listWith(call, staff.listSubmissions, [
      { from: '2026-03-09', to: '2026-03-09' },
      { to: '2026-03-08', kind: 'contact' },
    ])
    // Invalid filters are ignored.
    await listWith(call, staff.listSubmissions, [
      { kind: 'letters', status: 'lost', subscription: 'maybe', sort: 'loudest' },
      { from: 'yesterday', to: '2026-13-01', page: 0 },
      { page: 'first', search: 'x'.repeat(101), assignee: 'x'.repeat(41) },
    ])
    const { path } = staff.listSubmissions
    await call({ ...staff.listSubmissions, path: `${path}?kind=contact&kind=donations&search=&assignee=` })
    await call(staff.listStaff)
    return answers
  },
  'a submission in the console': async (target) => {
    const { answers, call } = recorder(target)
    const reference = await sendForm(call, 'contact', MESSAGE)
    const address = await sendForm(call, 'newsletter', { email: 'amina@example.com' })
    const ngozi = await openConsole(target, NGOZI, 'reader')
    const tola = await openConsole(target, TOLA, 'editor')
    const params = { id: reference }
    await call(staff.readSubmission, { params: { id: reference.toLowerCase() } })
    await call(staff.readSubmission, { params: { id: reference.replace('KC-', '') } })
    await call(staff.readSubmission, { params: { id: await readId(target, reference) } })
    await call(staff.readSubmission, { params: { id: address } })
    await call(staff.readSubmission, { params: { id: 'KC-000000' } })
    for (const [endpoint, body] of CHANGES) {
      await call(endpoint, { params: { id: 'KC-000000' }, body })
      await call(endpoint, { params })
      await call(endpoint, { params, body: {} })
    }

    await call(staff.changeStatus, { params, body: { status: 'in-progress', was: 'new' } })
    await call(staff.changeStatus, { params, body: { status: 'closed', was: 'new' } })
    await call(staff.changeStatus, { params, body: { status: 'lost', was: 'in-progress' } })
    const assign = (assigneeId: string | null, was: string | null) =>
      call(staff.changeAssignee, { params, body: { assigneeId, was } })
    await assign(tola.id, null)
    await assign(ngozi.id, null)
    await assign(ngozi.id, tola.id)
    await assign('S-000000', ngozi.id)
    await assign(null, ngozi.id)
    const note = { id: randomUUID(), text: 'She called.' }
    await call(staff.addNote, { params, body: note })
    await call(staff.addNote, { params, body: note })
    await call(staff.addNote, { params, body: { ...note, id: 'first' } })
    await call(staff.addNote, { params, body: { id: randomUUID(), text: ' ' } })
    const reply = { id: randomUUID(), subject: 'Saturdays', text: 'Yes, from ten.' }
    await call(staff.sendReply, { params, body: reply })
    await call(staff.sendReply, { params, body: reply })
    await call(staff.sendReply, { params, body: { ...reply, subject: '' } })
    await call(staff.sendReply, { params: { id: address }, body: { ...reply, id: randomUUID() } })
    await call(staff.setShortlisted, { params, body: { isShortlisted: true } })
    await call(staff.readSubmission, { params })

    await listWith(call, listAuditEntries, [
      {},
      { who: tola.id },
      { who: 'operator', action: 'role-granted' },
      { action: 'status-changed' },
      { action: 'dancing', page: 'last' },
      { who: 'x'.repeat(41) },
      { page: 2 },
    ])
    return answers
  },
  'nominations in the console': async (target) => {
    const { answers, call } = recorder(target)
    const first = await nominate(call, {})
    await nominate(call, {
      email: 'chi@example.com',
      fullName: 'CHIDINMA  EZE',
      companyName: 'Yaba Code Club',
    })
    await nominate(call, { fullName: 'Ada Obi', email: 'ada@example.com' })
    await nominate(call, { category: 'male-ally', type: 'Myself' })
    await openConsole(target, TOLA, 'editor')
    const params = { id: first }
    await call(staff.readSubmission, { params })
    await listWith(call, listNominations, [{}, { category: 'iot-visionary' }, { shortlisted: 'yes' }])
    await call(staff.setShortlisted, { params, body: { isShortlisted: true } })
    await call(staff.setShortlisted, { params, body: { isShortlisted: true } })
    await listWith(call, listNominations, [
      { shortlisted: 'yes' },
      { shortlisted: 'maybe', page: 2 },
      { category: 'nothing' },
      { category: 'x'.repeat(101), page: -1 },
    ])
    await call(listCategories)
    await call(staff.setShortlisted, { params, body: { isShortlisted: false } })
    await call(listCategories)
    await call(listAuditEntries)
    return answers
  },
  'the overview of the console': async (target) => {
    const { answers, call } = recorder(target)
    await sendForm(call, 'contact', MESSAGE)
    target.pass((FACTS.retention.contact - ENDING_DAYS) * DAY)
    await sendForm(call, 'contact', MESSAGE)
    const application = await sendForm(call, 'volunteering', APPLICATION)
    target.pass(4 * DAY)
    const gift = await sendForm(call, 'donations', DONATION)
    target.pass(2 * DAY)
    await sendForm(call, 'donations', DONATION)
    await sendForm(call, 'newsletter', { email: 'amina@example.com' })
    await openConsole(target, TOLA, 'editor')
    await listWith(call, readOverview, [{}, { days: 90 }, { days: 365 }, { days: 7 }, { days: 'all' }])
    await call(staff.changeStatus, { params: { id: gift }, body: { status: 'in-progress', was: 'new' } })
    await call(staff.changeStatus, { params: { id: application }, body: { status: 'answered', was: 'new' } })
    await call(readOverview)
    // Past midnight in Lagos.
    target.pass(14.5 * HOUR)
    await sendForm(call, 'contact', MESSAGE)
    await call(readOverview)
    return answers
  },
}
