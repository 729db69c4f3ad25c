import type { FastifyInstance } from 'fastify'
import { dayOf } from '#contract/days.ts'
import { formatMoney } from '#contract/money.ts'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import { cancelReceipt, changeDonationState, receiveDonation } from '#contract/staff/submissions.ts'
import { receiptCancelledEmail, receiptIssuedEmail } from '#server/donations/receipt-emails.ts'
import {
  donationStateOf,
  formatReceiptNumber,
  parseReceiptNumber,
  receiptStore,
} from '#server/donations/receipt-store.ts'
import { outboxStore, type NewEmail } from '#server/mail/outbox-store.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { changedMeanwhile, changeRoute, type Change } from './submission-changes.ts'

/** Changes of the payment status of a donation by staff. */
export async function donationChanges(app: FastifyInstance) {
  const { now } = app

  // Records the payment: issues the next receipt, mails it, and closes the submission.
  changeRoute(app, receiveDonation, async (change, { id, amountMinor, receivedOn }) => {
    requireDonation(change)
    if (receivedOn > dayOf(now())) throw new HttpError(400, STAFF_MESSAGES.receivedInFuture)
    const { transaction, submission, facts, staffId, log, record, update } = change
    const receipts = receiptStore(transaction, now)
    // The browser chose the id: a retry with the same id changes nothing.
    if (!(await record({ id, type: 'received', text: '' }))) {
      // Read now: the first try may have been stored after this transaction read the submission.
      const issued = await receipts.listOf([submission.id])
      // Cancelled since: the message of success would promise a receipt that is not valid.
      if (issued.every(({ cancelled_at }) => cancelled_at !== null)) throw changedMeanwhile()
      return STAFF_MESSAGES.donationReceived
    }
    const receipt = await receipts.issue({ submission, amountMinor, receivedOn, staffId })
    if (receipt === null) throw changedMeanwhile()
    const number = formatReceiptNumber(facts.organisation, receipt.number)
    const text = `${number}: ${formatMoney(amountMinor, receipt.currency)} on ${receivedOn}`
    await transaction.updateTable('submission_events').set({ text }).where('id', '=', id).execute()
    await update({ status: 'closed' })
    await log('donation-received', number)
    await enqueue(change, receiptIssuedEmail({ submission, receipt, facts }))
    return STAFF_MESSAGES.donationReceived
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
    return STAFF_MESSAGES.receiptCancelled
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
    return state === 'lapsed' ? STAFF_MESSAGES.donationLapsed : STAFF_MESSAGES.donationPledged
  })

  async function enqueue({ transaction }: Change, email: NewEmail | null) {
    if (email !== null) await outboxStore(transaction, now).add(email)
  }
}

function requireDonation({ submission }: Change) {
  if (submission.kind !== 'donations') throw new HttpError(409, STAFF_MESSAGES.donationsOnly)
}
