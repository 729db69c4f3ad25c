import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isRecord, type Endpoint } from '#contract/endpoint.ts'
import * as access from '#contract/staff/access.ts'
import * as donations from '#contract/staff/donations.ts'
import * as nominations from '#contract/staff/nominations.ts'
import * as overview from '#contract/staff/overview.ts'
import * as staff from '#contract/staff/submissions.ts'
import { AMINA, makeAccountsApp, makeBrowser, makeMember, NGOZI } from '#tests/server/fixtures/accounts.ts'
import { testOnBoth } from '#tests/server/fixtures/databases.ts'
import { grant, makeStaff, TOLA } from '#tests/server/fixtures/staff.ts'
import { DONATION, nominate, send } from '#tests/server/fixtures/submissions.ts'

/*
 * Makes every call below /api/staff as a visitor, a member, a reader, an editor, and staff without the second step.
 */

type Call = Pick<Endpoint, 'method' | 'path'>

const READERS: Array<Call> = [
  staff.listSubmissions,
  staff.readSubmission,
  staff.listStaff,
  nominations.listNominations,
  nominations.listCategories,
  donations.readDonationSums,
  overview.readOverview,
]
const EDITORS: Array<Call> = [
  staff.changeStatus,
  staff.changeAssignee,
  staff.addNote,
  staff.sendReply,
  staff.setShortlisted,
  // In the order in which one donation can answer them.
  staff.cancelReceipt,
  staff.changeDonationState,
  staff.receiveDonation,
  overview.listAuditEntries,
  overview.listAuditActors,
]
const ANY_STAFF: Array<Call> = [
  access.readStaffSession,
  access.startEnrolment,
  access.confirmEnrolment,
  access.passSecondStep,
]
/** Calls that refuse a body without the app's code, but only after they have checked the role. */
const WITH_CODE: Array<Call> = [access.renewRecoveryCodes]
const FOR_READERS = [
  ...READERS,
  { method: 'GET', path: staff.ATTACHMENT_PATH },
  { method: 'GET', path: donations.RECEIPT_FILE_PATH },
] satisfies Array<Call>
const FOR_EDITORS = [
  ...EDITORS,
  { method: 'GET', path: staff.EXPORT_PATH },
  { method: 'GET', path: donations.RECEIPTS_EXPORT_PATH },
] satisfies Array<Call>
/** Calls that need a donation. */
const OF_GIFTS: ReadonlyArray<string> = [
  staff.receiveDonation.path,
  staff.cancelReceipt.path,
  staff.changeDonationState.path,
]

const BODIES: Record<string, () => Record<string, unknown>> = {
  [staff.changeStatus.path]: () => ({ status: 'in-progress', was: 'new' }),
  [staff.changeAssignee.path]: () => ({ assigneeId: null, was: null }),
  [staff.addNote.path]: () => ({ id: randomUUID(), text: 'A note' }),
  [staff.sendReply.path]: () => ({ id: randomUUID(), subject: 'Hello', text: 'An answer' }),
  [staff.receiveDonation.path]: () => ({
    id: randomUUID(),
    amountMinor: 2_000_000,
    receivedOn: '2026-03-07',
  }),
  [staff.cancelReceipt.path]: () => ({ number: 'KC-R00001', reason: 'A mistake' }),
  [staff.changeDonationState.path]: () => ({ state: 'pledged', was: 'pledged' }),
  [staff.setShortlisted.path]: () => ({ isShortlisted: true }),
}

test('every call of the contract below /api/staff is in the table [STAFF-3]', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../../contract/staff/*.ts', { eager: true })
  const declared = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => isRecord(value) && typeof value.path === 'string')
  expect(new Set([...READERS, ...EDITORS, ...ANY_STAFF, ...WITH_CODE])).toEqual(new Set(declared))
})

testOnBoth('each call is open to its role only, after the second step [STAFF-1 STAFF-3]', async (kind) => {
  const server = await makeAccountsApp(kind)
  const { app } = server
  const nomination = (await nominate(app)).json().reference as string
  const gift = (await send(app, 'donations', DONATION)).json().reference as string
  const half = await makeMember(app, NGOZI)
  await grant(server, NGOZI, 'editor')
  const callers = {
    nobody: makeBrowser(app),
    member: await makeMember(app, AMINA),
    half,
    reader: (await makeStaff(server, 'reader')).browser,
    editor: (await makeStaff(server, 'editor', { ...TOLA, email: 'efe@example.com', username: 'efe.ade' }))
      .browser,
  }
  async function statusesOf({ method, path }: Call) {
    const reference = OF_GIFTS.includes(path) ? gift : nomination
    const url =
      path.replace(':id', reference).replace(':number', 'KC-R00001') +
      (path === staff.EXPORT_PATH ? '?kind=nominations' : '')
    const statuses: Record<string, number> = {}
    for (const [name, browser] of Object.entries(callers))
      statuses[name] = (await browser.call(method, url, BODIES[path]?.())).statusCode
    return [path, statuses]
  }
  const path = staff.receiveDonation.path.replace(':id', gift)
  await callers.editor.post(path, BODIES[staff.receiveDonation.path]?.() ?? {})
  for (const call of FOR_READERS)
    expect(await statusesOf(call)).toEqual([
      call.path,
      { nobody: 401, member: 404, half: 403, reader: 200, editor: 200 },
    ])
  for (const call of FOR_EDITORS)
    expect(await statusesOf(call)).toEqual([
      call.path,
      { nobody: 401, member: 404, half: 403, reader: 403, editor: 200 },
    ])
  for (const call of WITH_CODE)
    expect(await statusesOf(call)).toEqual([
      call.path,
      { nobody: 401, member: 404, half: 403, reader: 400, editor: 400 },
    ])
  for (const call of ANY_STAFF) {
    const [, statuses] = await statusesOf(call)
    expect([call.path, statuses]).toEqual([call.path, expect.objectContaining({ nobody: 401, member: 404 })])
  }
})
