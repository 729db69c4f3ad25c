import { letter } from '#server/mail/mail-context.ts'
import type { NewEmail } from '#server/mail/outbox-store.ts'
import type { SiteFacts } from '#server/platform/build-output.ts'
import { DAY } from '#server/platform/clock.ts'
import type { ReceiptRow, Submission } from '#server/platform/database/tables.ts'
import { formatReference, plainMoney } from '#server/submissions/emails.ts'
import { donationIn, formatReceiptNumber } from './receipt-store.ts'

// A donor waits for a receipt, so it is worth sending even after a long outage.
const TTL = 7 * DAY

type Issued = { submission: Submission; receipt: ReceiptRow; facts: SiteFacts }

/** Thanks the donor, with the receipt attached. Returns null if the address is erased. */
export function receiptIssuedEmail(issued: Issued): NewEmail | null {
  const { currency, amount_minor: amountMinor, number } = issued.receipt
  const { receipt, reference } = namesOf(issued)
  const email = emailOf(
    issued,
    `Your gift has arrived (${receipt})`,
    `your gift of ${plainMoney({ amountMinor, currency })} has arrived. Thank you!

    Receipt:    ${receipt}
    Reference:  ${reference}

The receipt is attached to this email as a PDF. Please keep it for your
records.`,
  )
  return email && { ...email, attachment: String(number) }
}

/** Tells the donor that a receipt is invalid. Returns null if the address is erased. */
export function receiptCancelledEmail(issued: Issued): NewEmail | null {
  const { receipt, reference } = namesOf(issued)
  return emailOf(
    issued,
    `Your receipt ${receipt} is cancelled`,
    `we issued the receipt ${receipt} by mistake and have cancelled it.
We are sorry. If your gift has reached us, you will get a new receipt with a
number of its own.

    Reference:  ${reference}

Does something look wrong? Just reply to this email.`,
  )
}

function namesOf({ submission, receipt, facts: { organisation } }: Issued) {
  return {
    receipt: formatReceiptNumber(organisation, receipt.number),
    reference: formatReference(organisation, submission.reference_code),
  }
}

function emailOf({ submission, facts }: Issued, subject: string, text: string): NewEmail | null {
  const { email } = donationIn(submission)
  if (email === '') return null
  return letter(facts.organisation, {
    recipient: email,
    subject,
    text,
    replyTo: facts.team.donations,
    ttl: TTL,
  })
}
