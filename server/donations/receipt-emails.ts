import { formatBody } from '#server/mail/mail-context.ts'
import type { NewEmail } from '#server/mail/outbox-store.ts'
import type { SiteFacts } from '#server/platform/build-output.ts'
import { DAY } from '#server/platform/clock.ts'
import type { ReceiptRow, Submission } from '#server/platform/database/tables.ts'
import { formatReference, plainMoney } from '#server/submissions/emails.ts'
import { donationIn, formatReceiptNumber } from './receipt-store.ts'

/** The source of the PDF in an email (server/mail/plugin.ts). */
export const RECEIPT_SOURCE = 'receipt'

// A donor waits for a receipt, so it is worth sending even after a long outage.
const TTL = 7 * DAY

type Issued = { submission: Submission; receipt: ReceiptRow; facts: SiteFacts }

/** Thanks the donor, with the receipt attached. Returns null if the address is erased. */
export function receiptIssuedEmail({ submission, receipt, facts }: Issued): NewEmail | null {
  const { currency, amount_minor: amountMinor, number } = receipt
  const amount = plainMoney({ amountMinor, currency })
  return emailOf(
    submission,
    facts,
    `Your gift has arrived (${formatReceiptNumber(facts.organisation, number)})`,
    `your gift of ${amount} has arrived. Thank you!

    Receipt:    ${formatReceiptNumber(facts.organisation, number)}
    Reference:  ${formatReference(facts.organisation, submission.reference_code)}

The receipt is attached to this email as a PDF. Please keep it for your
records.`,
    String(number),
  )
}

/** Tells the donor that a receipt is invalid. Returns null if the address is erased. */
export function receiptCancelledEmail({ submission, receipt, facts }: Issued): NewEmail | null {
  const number = formatReceiptNumber(facts.organisation, receipt.number)
  return emailOf(
    submission,
    facts,
    `Your receipt ${number} is cancelled`,
    `we issued the receipt ${number} by mistake and have cancelled it.
We are sorry. If your gift has reached us, you will get a new receipt with a
number of its own.

    Reference:  ${formatReference(facts.organisation, submission.reference_code)}

Does something look wrong? Just reply to this email.`,
  )
}

function emailOf(
  submission: Submission,
  { organisation, team }: SiteFacts,
  subject: string,
  text: string,
  receipt?: string,
): NewEmail | null {
  const { email } = donationIn(submission)
  if (email === '') return null
  return {
    recipient: email,
    subject,
    body: formatBody(organisation, text),
    replyTo: team.donations,
    ...(receipt !== undefined && { attachment: { source: RECEIPT_SOURCE, key: receipt } }),
    ttl: TTL,
  }
}
