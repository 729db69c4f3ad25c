import { withParams } from '#contract/endpoint.ts'
import * as access from '#contract/staff/access.ts'
import { withQuery, type QueryValues } from '#contract/staff/answer.ts'
import { listCategories, listNominations } from '#contract/staff/nominations.ts'
import {
  readDonationSums,
  receiptFilePath,
  receiptsExportPath,
  type NewReceipt,
} from '#contract/staff/donations.ts'
import { listAuditActors, listAuditEntries, readOverview } from '#contract/staff/overview.ts'
import * as submissions from '#contract/staff/submissions.ts'
import { env } from '#src/lib/env.ts'
import { call } from './client.ts'

/* Calls of the staff console. Changes of a submission return its new state and a message. */

export async function fetchStaffSession() {
  return (await call(access.readStaffSession)).payload
}

export async function beginEnrolment(password: string) {
  return (await call(access.startEnrolment, { current_password: password })).payload
}

export async function finishEnrolment(code: string) {
  return (await call(access.confirmEnrolment, { code })).payload.recoveryCodes
}

export async function renewRecoveryCodes(code: string) {
  return (await call(access.renewRecoveryCodes, { code })).payload.recoveryCodes
}

export async function sendSecondStep(step: access.SecondStep): Promise<string> {
  return (await call(access.passSecondStep, step)).success
}

export async function fetchSubmissions(query: QueryValues) {
  return (await call(withQuery(submissions.listSubmissions, query))).payload
}

export async function fetchSubmission(reference: string) {
  return (await call(withParams(submissions.readSubmission, { id: reference }))).payload
}

export async function fetchStaff() {
  return (await call(submissions.listStaff)).payload
}

export async function fetchNominations(query: QueryValues) {
  return (await call(withQuery(listNominations, query))).payload
}

/** The rows of all pages. */
export async function fetchAllNominations(query: QueryValues) {
  const { rows, total, pageSize } = await fetchNominations(query)
  const found = new Map(rows.map((row) => [row.id, row]))
  for (let page = 2; (page - 1) * pageSize < total; page++) {
    const next = await fetchNominations({ ...query, page })
    // A nomination that arrives meanwhile moves others to the next page, where they come again.
    for (const row of next.rows) found.set(row.id, row)
  }
  return [...found.values()]
}

export async function fetchCategories() {
  return (await call(listCategories)).payload
}

export async function fetchOverview(days: number) {
  return (await call(withQuery(readOverview, { days }))).payload
}

export async function fetchAuditEntries(query: QueryValues) {
  return (await call(withQuery(listAuditEntries, query))).payload
}

export async function fetchAuditActors() {
  return (await call(listAuditActors)).payload
}

type Status = submissions.SubmissionStatus

export function saveStatus(id: string, change: { status: Status; was: Status }) {
  return call(withParams(submissions.changeStatus, { id }), change)
}

export function saveAssignee(id: string, change: { assigneeId: string | null; was: string | null }) {
  return call(withParams(submissions.changeAssignee, { id }), change)
}

export function saveNote(id: string, note: { id: string; text: string }) {
  return call(withParams(submissions.addNote, { id }), note)
}

export function saveReply(id: string, reply: submissions.Reply) {
  return call(withParams(submissions.sendReply, { id }), reply)
}

export function saveShortlisted(id: string, isShortlisted: boolean) {
  return call(withParams(submissions.setShortlisted, { id }), { isShortlisted })
}

export function saveReceipt(id: string, receipt: NewReceipt) {
  return call(withParams(submissions.receiveDonation, { id }), receipt)
}

export function saveCancellation(id: string, cancellation: { number: string; reason: string }) {
  return call(withParams(submissions.cancelReceipt, { id }), cancellation)
}

type WaitingState = 'pledged' | 'lapsed'

export function saveDonationState(id: string, change: { state: WaitingState; was: WaitingState }) {
  return call(withParams(submissions.changeDonationState, { id }), change)
}

export async function fetchDonationSums(year: number | undefined) {
  return (await call(withQuery(readDonationSums, { year }))).payload
}

/** A receipt as a PDF. */
export function receiptFileUrl(number: string): string {
  return env.apiUrl + receiptFilePath(number)
}

/** The CSV file with a year's receipts. */
export function receiptsUrl(year: number): string {
  return env.apiUrl + receiptsExportPath(year)
}

/** The file of a submission, as a download. */
export function attachmentUrl(id: string): string {
  return env.apiUrl + submissions.attachmentPath(id)
}

/** The CSV file of a list. */
export function exportUrl(query: QueryValues): string {
  return env.apiUrl + submissions.exportPath(query)
}
