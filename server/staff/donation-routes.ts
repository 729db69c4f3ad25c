import type { FastifyInstance } from 'fastify'
import { dayOf, yearOf } from '#contract/days.ts'
import { toMajorUnits } from '#contract/money.ts'
import * as donations from '#contract/staff/donations.ts'
import { STAFF_MESSAGES } from '#contract/staff/messages.ts'
import { receiptFile } from '#server/donations/receipt-file.ts'
import {
  formatReceiptNumber,
  parseReceiptNumber,
  receiptStore,
  receivedOn,
} from '#server/donations/receipt-store.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Organisation } from '#server/platform/site-facts.ts'
import { csvOf } from '#server/submissions/csv.ts'
import { formatReference } from '#server/submissions/emails.ts'
import { auditLog } from './audit-log.ts'
import { asDownload } from './file-routes.ts'
import { readParam, readQuery, readRoute, staffOptions } from './staff-route.ts'

const COLUMNS = ['receipt', 'issued', 'received', 'gift', 'cause', 'amount', 'currency', 'state']

/** Sums of donations, receipts, and files for accounting. */
export async function donationRoutes(app: FastifyInstance) {
  const { database, now } = app
  const receipts = receiptStore(database.db, now)

  readRoute(app, 'reader', donations.readDonationSums, async (request) => {
    const current = yearOf(now())
    const { year = current } = readQuery(donations.donationSumsQuerySchema, request)
    // With the current year, so that the choice of another leads back to it.
    return { year, years: await receipts.years(year, current), sums: await receipts.sums(year) }
  })

  app.get(donations.RECEIPT_FILE_PATH, staffOptions(app, 'reader'), async (request, reply) => {
    const receipt = await receipts.find(parseReceiptNumber(readParam(request, 'number')))
    if (receipt === null) throw new HttpError(404, STAFF_MESSAGES.noReceipt)
    const { number, submission_id } = receipt
    const { filename, content, contentType } = await receiptFile(app, receipt)
    await auditLog(database.db, now).add({
      who: request.staff.id,
      action: 'receipt-downloaded',
      ...(submission_id && { submissionId: submission_id }),
      detail: formatReceiptNumber(app.organisation(), number),
    })
    asDownload(reply, filename)
    return reply.type(contentType).send(content)
  })

  app.get(donations.RECEIPTS_EXPORT_PATH, staffOptions(app, 'editor'), async (request, reply) => {
    const { year = yearOf(now()) } = readQuery(donations.donationSumsQuerySchema, request)
    await auditLog(database.db, now).add({
      who: request.staff.id,
      action: 'exported',
      detail: `receipts of ${year}`,
    })
    asDownload(reply, `receipts-${year}.csv`)
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
}
