import type { FastifyInstance } from 'fastify'
import { dayOf } from '#contract/days.ts'
import { formatMoney } from '#contract/money.ts'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import type { NewReceipt } from '#contract/staff/donations.ts'
import { receiptCancelledEmail, receiptIssuedEmail } from '#server/donations/receipt-emails.ts'
import {
  donationStateOf,
  formatReceiptNumber,
  parseReceiptNumber,
  receiptStore,
} from '#server/donations/receipt-store.ts'
import { outboxStore, type NewEmail } from '#server/mail/outbox-store.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { submissionChange, update, type Step, type Target } from './submission-changes.ts'

type WaitingState = 'pledged' | 'lapsed'

/** Changes of the payment status of a donation by staff. */
export function donationChanges(app: FastifyInstance) {
  const { now, mail } = app
  const change = submissionChange(app)

  async function changeDonation(target: Target, apply: (step: Step) => Promise<void>) {
    const details = await change(target, async (step) => {
      if (step.submission.kind !== 'donations') throw new HttpError(409, STAFF_MESSAGES.donationsOnly)
      await apply(step)
    })
    mail.deliverSoon()
    return details
  }

  /** Records the payment: issues the next receipt, mails it, and closes the submission. */
  function receive(target: Target, { id, amountMinor, receivedOn }: NewReceipt) {
    if (receivedOn > dayOf(now())) throw new HttpError(400, STAFF_MESSAGES.receivedInFuture)
    return changeDonation(target, async ({ transaction, submission, facts, log, record }) => {
      const receipts = receiptStore(transaction, now)
      // The browser chose the id: a retry with the same id changes nothing.
      if (!(await record({ id, type: 'received', text: '' }))) {
        // Read now: the first try may have been stored after this transaction read the submission.
        const valid = (await receipts.listOf([submission.id])).find(
          ({ cancelled_at }) => cancelled_at === null,
        )
        // Cancelled since: the message of success would promise a receipt that is not valid.
        if (valid === undefined) throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
        return
      }
      const { staffId } = target
      const receipt = await receipts.issue({
        submission,
        amountMinor,
        receivedOn,
        staffId,
      })
      if (receipt === null) throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
      const number = formatReceiptNumber(facts.organisation, receipt.number)
      const text = `${number}: ${formatMoney(amountMinor, receipt.currency)} on ${receivedOn}`
      await transaction.updateTable('submission_events').set({ text }).where('id', '=', id).execute()
      await update(transaction, submission, { status: 'closed' })
      await log('donation-received', number)
      await enqueue(transaction, receiptIssuedEmail({ submission, receipt, facts }))
    })
  }

  /** Cancels the valid receipt and notifies the donor; the donation is pending again. */
  function cancel(target: Target, { number, reason }: { number: string; reason: string }) {
    return changeDonation(target, async ({ transaction, submission, facts, log, record }) => {
      const receipt = await receiptStore(transaction, now).cancel(submission, parseReceiptNumber(number))
      if (receipt === null) throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
      await record({ type: 'receipt-cancelled', text: `${number}: ${reason}` })
      await update(transaction, submission, { status: 'in-progress' })
      await log('receipt-cancelled', number)
      await enqueue(transaction, receiptCancelledEmail({ submission, receipt, facts }))
    })
  }

  /** Records that the payment is no longer expected, or is expected again. */
  function setState(target: Target, { state, was }: { state: WaitingState; was: WaitingState }) {
    return changeDonation(target, async ({ transaction, submission, log, record }) => {
      const { numUpdatedRows } = await transaction
        .updateTable('submissions')
        .set({ lapsed_at: state === 'lapsed' ? now() : null })
        .where('id', '=', submission.id)
        .where('received_at', 'is', null)
        .where('lapsed_at', was === 'lapsed' ? 'is not' : 'is', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw new HttpError(409, STAFF_MESSAGES.changedMeanwhile)
      if (state === was) return
      await record({ type: state, text: '' })
      await update(transaction, submission, { status: state === 'lapsed' ? 'closed' : 'in-progress' })
      await log('donation-state-changed', `${donationStateOf(submission)} → ${state}`)
    })
  }

  async function enqueue(transaction: Step['transaction'], email: NewEmail | null) {
    if (email !== null) await outboxStore(transaction, now).add(email)
  }

  return { receive, cancel, setState }
}
