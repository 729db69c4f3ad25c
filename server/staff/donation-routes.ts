import type { FastifyInstance } from 'fastify'
import { dayOf, yearOf } from '#contract/days.ts'
import { formatMoney, toMajorUnits } from '#contract/money.ts'
import * as donations from '#contract/staff/donations.ts'
import { cancelReceipt, changeDonationState, receiveDonation } from '#contract/staff/submissions.ts'
import { receiptCancelledEmail, receiptIssuedEmail } from '#server/donations/receipt-emails.ts'
import { receiptFile } from '#server/donations/receipt-pdf.ts'
import {
  donationStateOf,
  formatReceiptNumber,
  parseReceiptNumber,
  receiptStore,
  receivedOn,
} from '#server/donations/receipt-store.ts'
import { outboxStore, type NewEmail } from '#server/mail/outbox-store.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { readParam } from '#server/platform/http/route.ts'
import type { Organisation } from '#server/platform/site-facts.ts'
import { csvOf } from '#server/submissions/csv.ts'
import { formatReference } from '#server/submissions/emails.ts'
import { saveAs } from './file-routes.ts'
import { readQuery, readRoute, staffOptions } from './staff-route.ts'
import { changedMeanwhile, changeRoute, type Change } from './submission-changes.ts'

const RECEIVED = 'The gift has arrived. The receipt is on its way to the donor.'

const COLUMNS = ['receipt', 'issued', 'received', 'gift', 'cause', 'amount', 'currency', 'state']

/** Payments of donations: receipts, sums, and files for accounting. */
export async function donationRoutes(app: FastifyInstance) {
  const { database, now } = app
  const receipts = receiptStore(database.db, now)

  readRoute(app, 'reader', donations.readDonationSums, async (request) => {
    const current = yearOf(now())
    const { year = current } = readQuery(donations.donationSumsQuerySchema, request)
    // With the current year, so that the choice of another leads back to it.
    return { year, years: await receipts.years(year, current), sums: await receipts.sums(year) }
  })

  // Records the payment: issues the next receipt, mails it, and closes the submission.
  changeRoute(app, receiveDonation, async (change, { id, amountMinor, receivedOn: day }) => {
    requireDonation(change)
    if (day > dayOf(now())) throw new HttpError(400, 'That day is in the future. Please check the date.')
    const { transaction, submission, facts, staffId, log, record, update } = change
    const store = receiptStore(transaction, now)
    // The browser chose the id: a retry with the same id changes nothing.
    if (!(await record({ id, type: 'received', text: '' }))) {
      // Read now: the first try may have been stored after this transaction read the submission.
      const [issued] = await store.validOf([submission.id])
      // Cancelled since: the message of success would promise a receipt that is not valid.
      if (issued === undefined) throw changedMeanwhile()
      return RECEIVED
    }
    const receipt = await store.issue({ submission, amountMinor, receivedOn: day, staffId })
    if (receipt === null) throw changedMeanwhile()
    const number = formatReceiptNumber(facts.organisation, receipt.number)
    const text = `${number}: ${formatMoney(amountMinor, receipt.currency)} on ${day}`
    await transaction.updateTable('submission_events').set({ text }).where('id', '=', id).execute()
    await update({ status: 'closed' })
    await log('donation-received', number)
    await enqueue(change, receiptIssuedEmail({ submission, receipt, facts }))
    return RECEIVED
  })

  // Cancels the valid receipt and notifies the donor; the donation is pending again.
  changeRoute(app, cancelReceipt, async (change, { number, reason }) => {
    requireDonation(change)
    const { transaction, submission, facts, log, record, update } = change
    const receipt = await receiptStore(transaction, now).cancel(submission, parseReceiptNumber(number))
    if (receipt === null) throw changedMeanwhile()
    await record({ type: 'receipt-cancelled', text: `${number}: ${reason}` })
    await update({ status: 'in-progress' })
    await log('receipt-cancelled', number)
    await enqueue(change, receiptCancelledEmail({ submission, receipt, facts }))
    return 'The receipt is cancelled. Payment is pending again.'
  })

  // Records that the payment is no longer expected, or is expected again.
  changeRoute(app, changeDonationState, async (change, { state, was }) => {
    requireDonation(change)
    const { transaction, submission, log, record, update } = change
    const { numUpdatedRows } = await transaction
      .updateTable('submissions')
      .set({ lapsed_at: state === 'lapsed' ? now() : null })
      .where('id', '=', submission.id)
      .where('received_at', 'is', null)
      .where('lapsed_at', was === 'lapsed' ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw changedMeanwhile()
    if (state !== was) {
      await record({ type: state, text: '' })
      await update({ status: state === 'lapsed' ? 'closed' : 'in-progress' })
      await log('donation-state-changed', `${donationStateOf(submission)} → ${state}`)
    }
    return state === 'lapsed'
      ? 'The gift has lapsed: we no longer expect payment.'
      : 'Payment is pending again.'
  })

  app.get(donations.RECEIPT_FILE_PATH, staffOptions('reader'), async (request, reply) => {
    const receipt = await receipts.find(parseReceiptNumber(readParam(request, 'number')))
    if (receipt === null) throw new HttpError(404, 'There is no such receipt.')
    const { filename, content, contentType } = await receiptFile(app, receipt)
    await saveAs(filename, reply, {
      action: 'receipt-downloaded',
      submissionId: receipt.submission_id,
      detail: formatReceiptNumber(app.organisation(), receipt.number),
    })
    return reply.type(contentType).send(content)
  })

  app.get(donations.RECEIPTS_EXPORT_PATH, staffOptions('editor'), async (request, reply) => {
    const { year = yearOf(now()) } = readQuery(donations.donationSumsQuerySchema, request)
    await saveAs(`receipts-${year}.csv`, reply, { action: 'exported', detail: `receipts of ${year}` })
    return reply.type('text/csv; charset=utf-8').send(csvOf(await rowsOf(year, app.organisation()), COLUMNS))
  })

  async function rowsOf(year: number, organisation: Organisation) {
    return (await receipts.issuedIn(year)).map((receipt) => ({
      receipt: formatReceiptNumber(organisation, receipt.number),
      issued: dayOf(receipt.issued_at),
      received: receivedOn(receipt),
      gift: receipt.reference_code === null ? '' : formatReference(organisation, receipt.reference_code),
      cause: receipt.cause,
      amount: toMajorUnits(receipt.amount_minor).toFixed(2),
      currency: receipt.currency,
      state: receipt.cancelled_at === null ? 'valid' : 'cancelled',
    }))
  }

  async function enqueue({ transaction }: Change, email: NewEmail | null) {
    if (email !== null) await outboxStore(transaction, now).add(email)
  }
}

function requireDonation({ submission }: Change) {
  if (submission.kind !== 'donations') throw new HttpError(409, 'Only gifts have receipts.')
}
