import type { FastifyInstance } from 'fastify'
import { dayOf } from '#contract/days.ts'
import { formatMoney } from '#contract/money.ts'
import type { EmailFile } from '#server/mail/transport.ts'
import type { ReceiptRow } from '#server/platform/database/tables.ts'
import { formatReference } from '#server/submissions/emails.ts'
import { donationIn, donorLines, formatReceiptNumber } from './receipt-store.ts'

// Given the midnight in UTC of a day.
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export async function receiptFile(
  { siteFacts, submissions }: FastifyInstance,
  receipt: ReceiptRow,
): Promise<EmailFile> {
  const { organisation, colors, donations } = siteFacts()
  const { number, submission_id, cause, currency, amount_minor, received_at, issued_at, cancelled_at } =
    receipt
  // The submission may be deleted after its retention: the receipt remains, without the donor.
  const submission = submission_id === null ? null : await submissions.find(submission_id)
  const printed = formatReceiptNumber(organisation, number)
  // Imported on demand: few servers generate a receipt between two starts.
  const { receiptPdf } = await import('./receipt-pdf.ts')
  const content = await receiptPdf({
    number: printed,
    organisation,
    colors,
    isCancelled: cancelled_at !== null,
    issuedAt: issued_at,
    facts: [
      ['From', submission === null ? ['No longer stored'] : donorLines(donationIn(submission))],
      ['Amount', [`${formatMoney(amount_minor, currency)} (${currency})`]],
      ['For', [donations.titles[cause] ?? cause]],
      ['Received on', [day.format(received_at)]],
      ['Issued on', [day.format(Date.parse(dayOf(issued_at)))]],
      ...(submission === null
        ? []
        : [['Reference', [formatReference(organisation, submission.reference_code)]] as const]),
    ],
  })
  return { filename: `${printed}.pdf`, content, contentType: 'application/pdf' }
}
